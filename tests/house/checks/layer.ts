/** One row of the table of layers (layers.ts). */
export interface Layer {
  /** Folder, or single file, from the root; the layer's name. */
  folder: string;
  /** Layers it may import beside itself, or single files of a layer that is closed to it otherwise. */
  layers: readonly string[];
  /** Whether files of the layer may import each other; machines stand alone. */
  self?: false;
  /** Packages it may import; a name ending in `/` stands for a whole scope, `*` for any package. */
  packages: readonly string[];
}
