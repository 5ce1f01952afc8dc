import { demandsOf } from '#domain/product-demands.ts';
import type { ChartOwner } from '#domain/desk-terms.ts';
import type { AnswerRequest } from '#server/answers/answer-port.ts';
import { noonChart } from '#server/sky/noon-chart.ts';
import type { ServiceRow } from './read-services.ts';

const CUSTOMER = { name: 'Halina', birthDate: '1988-05-14', birthTime: null, city: 'Kraków, Polska' };
const PARTNER = { name: 'Janusz', birthDate: '1985-11-02' };
const QUESTIONS = [
  'Czy warto zmienić pracę jeszcze w tym roku?',
  'Co mi w tym pomoże?',
  'Na co mam uważać?',
] as const;
const TOPIC = 'O zmianie pracy: czego mam się trzymać, a co puścić.';
const INTENTION = 'Chcę spokojniej zaczynać dzień.';

/** An order that nobody placed, for trying a base prompt: it has all that the service asks for. */
export async function madeUpOrder(row: ServiceRow, basePrompt: string): Promise<AnswerRequest> {
  const { partner, questions, intentions, topic } = demandsOf(row.product_type, row.questions_count);
  const asked = [
    ...(topic ? [TOPIC] : []),
    ...QUESTIONS.slice(0, questions),
    ...(intentions ? [INTENTION] : []),
  ];
  const chartOf = async (who: ChartOwner, birthDate: string) => ({
    who,
    chart: (await noonChart(birthDate)).chart,
  });
  return {
    orderId: 0,
    productType: row.product_type,
    productName: row.title,
    fairyName: '',
    customer: CUSTOMER,
    partner: partner ? PARTNER : null,
    questions: asked.map((content, at) => ({ sequenceNumber: at + 1, content })),
    promisedUntil: new Date(),
    basePrompt,
    email: 'halina@example.com',
    charts: await Promise.all([
      chartOf('customer', CUSTOMER.birthDate),
      ...(partner ? [chartOf('partner', PARTNER.birthDate)] : []),
    ]),
  };
}
