import type { Generated, ColumnType } from 'kysely';
import type { PlacedCard } from '#domain/answer/tarot.ts';
import type { DeclineReason, DraftAuthor, ReviewKind, SuggestionState } from '#domain/desk-terms.ts';
import type { Fixed, Json, Maybe } from './desk-tables.ts';

/** One answer to one question of an order, inside a draft. */
export interface QuestionResponse {
  sequenceNumber: number;
  response: string;
  /** The mail leaves question and response out. */
  ignoreResponse: boolean;
}

export interface AnswerTable {
  order_id: number;
  revision: Generated<number>;
  writer_id: Maybe<string>;
  writer_name: Maybe<string>;
  writer_until: Maybe<Date>;
  suggestion: Maybe<SuggestionState>;
  suggestion_why: Maybe<DeclineReason>;
  suggestion_at: Maybe<Date>;
  /** The revision at which a sent answer was last mailed again. */
  again_at_revision: Maybe<number>;
}

/** A correction of a sent answer; open while it has no end. */
export interface AnswerCorrectionTable {
  id: ColumnType<string, never, never>;
  order_id: Fixed<number>;
  reason: Fixed<string>;
  person_name: Fixed<string>;
  begun_at: Fixed<Date>;
  ended_at: Maybe<Date>;
  ended_as: Maybe<'approved' | 'dropped'>;
}

/** Versions are never overwritten. */
export interface AnswerDraftTable {
  order_id: Fixed<number>;
  version: Fixed<number>;
  author_kind: Fixed<DraftAuthor>;
  author_id: ColumnType<string | null, string | null, never>;
  author_name: Fixed<string>;
  autosave: Fixed<boolean>;
  text: Fixed<string>;
  responses: Json<QuestionResponse[]>;
  cards: ColumnType<PlacedCard[], string, never>;
  words: Fixed<number>;
  created_at: Fixed<Date>;
}

export interface AnswerReviewTable {
  id: ColumnType<string, never, never>;
  order_id: number;
  kind: ReviewKind;
  draft_version: number;
  person_name: string;
  note: string | null;
  at: Date;
}

export interface AnswerApprovalTable {
  id: Generated<string>;
  order_id: Fixed<number>;
  draft_version: Fixed<number>;
  digest: Fixed<string>;
  approver_kind: Fixed<'person' | 'terminal'>;
  approver_id: ColumnType<string | null, string | null, never>;
  approver_name: Fixed<string>;
  read_seconds: ColumnType<number | null, number | null, never>;
  approved_at: Fixed<Date>;
  voided_at: Maybe<Date>;
  mailed_at: Maybe<Date>;
}
