import type { Stored } from '#machines/edit.machine.ts';
import { unwrap, type DeskClient } from '#desk/api/desk-client.ts';
import { currentOf } from '#desk/api/desk-failure.ts';
import { servicesCopy as copy } from './services-copy.ts';
import type { Service } from '#desk/domain/wire.ts';
import { readProductType } from '#domain/product-type.ts';
import { SERVICE_FIELDS, type ComparedService } from '#schemas/desk/service-problem.ts';
import { provideFields } from '#desk/frame/edit/save-fields.ts';

/** A service as the edit machine keeps it. */
export const toStored = ({ fields, versions }: Service): Stored => ({
  values: fields,
  versions: Object.fromEntries(SERVICE_FIELDS.map((field) => [field, versions[field]])),
});

/** A service next to the others, for the rules between them; of a type that is not known, nothing is to be kept apart. */
export const toCompared = ({ id, productType, isArchived, fields }: Service): ComparedService => ({
  id,
  productType: readProductType(productType) ?? 'NEWSLETTER',
  title: fields.title,
  questionsCount: Number(fields.questionsCount),
  isArchived,
});

/** The edit machine with its port connected to one service. */
export const provideService = (client: DeskClient, productId: string) =>
  provideFields(
    SERVICE_FIELDS,
    async (changes) =>
      toStored(
        await unwrap(
          client.PUT('/services/{productId}', { params: { path: { productId } }, body: { changes } }),
        ),
      ),
    {
      newer: (error) => {
        const service = currentOf<'changeService'>(error);
        return service && toStored(service);
      },
      refused: copy.refused,
    },
  );
