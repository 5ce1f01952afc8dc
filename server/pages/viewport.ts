/** Tells phones the page's width. It reaches under notch and rounded corners; `atEdge` keeps what is read off them. */
export const VIEWPORT =
  '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">';
