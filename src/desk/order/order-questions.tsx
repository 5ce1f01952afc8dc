import { EarlierAnswers } from './earlier-answers.tsx';
import { PRODUCT_DEMANDS } from '#domain/product-demands.ts';
import { readProductType } from '#domain/product-type.ts';
import { Typed } from '#desk/ui/typed.tsx';
import { ROMAN } from '#desk/order/answer/answer-copy.ts';
import { orderCopy as copy } from '#desk/copy/order.ts';
import { formatBirthDate } from '#desk/copy/time.ts';
import type { Order, OrderPerson } from '#desk/domain/wire.ts';
import { anchor, numeral, questions as list, rows } from '#styles/desk/order.css.ts';
import { panel } from '#styles/desk/blocks.css.ts';

const Birth = ({ person, isPartner }: { person: OrderPerson; isPartner: boolean }) => (
  <dl className={rows}>
    {isPartner && (
      <div>
        <dt>{copy.secondPerson}</dt>
        <dd>{person.name ?? copy.removed}</dd>
      </div>
    )}
    <div>
      <dt>{copy.born}</dt>
      <dd>{person.birthDate === null ? copy.removed : formatBirthDate(person.birthDate)}</dd>
    </div>
    <div>
      <dt>{copy.hour}</dt>
      <dd>
        {person.birthTime ?? (
          <>
            <span>{copy.noHour}</span>
            <small>{copy.noon}</small>
          </>
        )}
      </dd>
    </div>
    <div>
      <dt>{copy.place}</dt>
      <dd>
        <Typed>{person.city ?? copy.noHour}</Typed>
      </dd>
    </div>
  </dl>
);

/** What the customer asks, and for whom: questions or the intention, birth data of one person or two. */
export function OrderQuestions({ order }: { order: Order }) {
  const { questions, customer, partner, productType, earlier } = order;
  const name = customer.name ?? copy.removed;
  const type = readProductType(productType);
  // An intention is sent as a question too, and is numbered with nothing.
  const isIntention = type !== undefined && PRODUCT_DEMANDS[type].intentions !== undefined;
  const isNumbered = questions.length > 0 && !isIntention;
  return (
    <section className={`${panel} ${anchor}`} aria-labelledby="pytania">
      <h2 id="pytania">
        {questions.length === 0 ? copy.forWhom : isIntention ? copy.intention : copy.asking(name)}
      </h2>
      {questions.length > 0 && (
        <ol className={list}>
          {questions.map(({ sequenceNumber, content }) => (
            <li key={sequenceNumber}>
              <span className={numeral} aria-hidden="true">
                {isNumbered && `${ROMAN[sequenceNumber] ?? sequenceNumber}.`}
              </span>
              <Typed>{content}</Typed>
            </li>
          ))}
        </ol>
      )}
      {!isNumbered && <p>{[name, partner?.name].filter(Boolean).join(' i ')}</p>}
      <Birth person={customer} isPartner={false} />
      {partner && <Birth person={partner} isPartner />}
      {earlier.length > 0 && (
        <EarlierAnswers earlier={earlier} hasOlder={order.hasOlder ?? false} now={Date.parse(order.now)} />
      )}
    </section>
  );
}
