/** What kinds of thing the journal sorts its entries by. */
export const AUDIT_GROUPS = [
  'sign-in',
  'access',
  'answers',
  'money',
  'offer',
  'texts',
  'customers',
  'exports',
  'operation',
] as const;
export type AuditGroup = (typeof AUDIT_GROUPS)[number];

interface AuditKind {
  group: AuditGroup;
  /** All owners get a mail: somebody has got access, lost it, or has taken data out. */
  isMailed?: true;
  /** Somebody tried what she may not. */
  isRefusal?: true;
}

/** All actions in the audit; another one does not compile. The journal has a text for each. */
export const AUDIT_ACTIONS = {
  'session.opened': { group: 'sign-in' },
  'session.ended': { group: 'sign-in' },
  'sessions.ended': { group: 'sign-in' },
  'sign-in.refused': { group: 'sign-in', isRefusal: true },
  'access.refused': { group: 'sign-in', isRefusal: true },
  'recovery-code.used': { group: 'access', isMailed: true },
  'recovery-codes.renewed': { group: 'access', isMailed: true },
  'passkey.added': { group: 'access', isMailed: true },
  'passkey.renamed': { group: 'access' },
  'passkey.removed': { group: 'access', isMailed: true },
  'invitation.created': { group: 'access', isMailed: true },
  'invitation.withdrawn': { group: 'access' },
  'invitation.accepted': { group: 'access', isMailed: true },
  'push.added': { group: 'access' },
  'person.notices': { group: 'access' },
  'person.renamed': { group: 'access' },
  'person.removed': { group: 'access', isMailed: true },
  'draft.saved': { group: 'answers' },
  'draft.asked': { group: 'answers' },
  'draft.suggested': { group: 'answers' },
  'draft.declined': { group: 'answers' },
  'answer.handed-over': { group: 'answers' },
  'answer.sent-back': { group: 'answers' },
  'answer.approved': { group: 'answers' },
  'answer.retimed': { group: 'answers' },
  'answer.recalled': { group: 'answers' },
  'answer.sent': { group: 'answers' },
  'answer.sent-again': { group: 'answers' },
  'answer-page.closed': { group: 'answers' },
  'answer-page.opened': { group: 'answers' },
  'answer.correction-begun': { group: 'answers' },
  'answer.correction-dropped': { group: 'answers' },
  'answer.corrected': { group: 'answers' },
  'order-note.written': { group: 'answers' },
  'order-note.removed': { group: 'answers' },
  'agreement.sent-again': { group: 'answers' },
  'refund.asked': { group: 'money' },
  'refund.settled': { group: 'money' },
  'order.called-off': { group: 'money' },
  'order.withdrawn': { group: 'money' },
  'withdrawal.carried-out': { group: 'money' },
  'withdrawal.dealt-with': { group: 'money' },
  'difference.accept': { group: 'money' },
  'difference.close': { group: 'money' },
  'difference.give-back': { group: 'money' },
  'invoice.noted': { group: 'money' },
  'share.changed': { group: 'money' },
  'shop.opened': { group: 'offer' },
  'shop.closed': { group: 'offer' },
  'shop.previewed': { group: 'offer' },
  'price.changed': { group: 'offer' },
  'guide.changed': { group: 'offer' },
  'product.added': { group: 'offer' },
  'product.changed': { group: 'offer' },
  'product.archived': { group: 'offer' },
  'product.restored': { group: 'offer' },
  'product.ordered': { group: 'offer' },
  'fairy.added': { group: 'offer' },
  'fairy.changed': { group: 'offer' },
  'fairy.availability': { group: 'offer' },
  'fairy.archived': { group: 'offer' },
  'fairy.restored': { group: 'offer' },
  'fairy.ordered': { group: 'offer' },
  'coupon.made': { group: 'offer' },
  'coupon.changed': { group: 'offer' },
  'coupon.stopped': { group: 'offer' },
  'coupon.batch-made': { group: 'offer' },
  'coupon.batch-stopped': { group: 'offer' },
  'coupon.batch-exported': { group: 'exports', isMailed: true },
  'text.saved': { group: 'texts' },
  'text.published': { group: 'texts' },
  'text.discarded': { group: 'texts' },
  'text.restored': { group: 'texts' },
  'text.previewed': { group: 'texts' },
  'newsletter.added': { group: 'texts' },
  'newsletter.changed': { group: 'texts' },
  'newsletter.removed': { group: 'texts' },
  'newsletter.tried': { group: 'texts' },
  'newsletter.started': { group: 'texts' },
  'newsletter.stopped': { group: 'texts' },
  'newsletter.resumed': { group: 'texts' },
  'newsletter.canceled': { group: 'texts' },
  'newsletter.addresses-stopped': { group: 'customers' },
  'newsletter.addresses-restored': { group: 'customers' },
  'newsletter.addresses-exported': { group: 'exports', isMailed: true },
  'letter.marked': { group: 'customers' },
  'letter.answered': { group: 'customers' },
  'letter.came': { group: 'customers' },
  'letter.pasted': { group: 'customers' },
  'letter.recalled': { group: 'customers' },
  'order-mail.written': { group: 'customers' },
  'order-mail.recalled': { group: 'customers' },
  'words.shown': { group: 'customers' },
  'words.refused': { group: 'customers' },
  'email.shown': { group: 'customers' },
  'email.changed': { group: 'customers' },
  'personal-data.erased': { group: 'customers', isMailed: true },
  'order.erased': { group: 'customers' },
  'personal-data.exported': { group: 'exports', isMailed: true },
  'orders.exported': { group: 'exports', isMailed: true },
  'books.exported': { group: 'exports', isMailed: true },
  'payouts.exported': { group: 'exports', isMailed: true },
  'job.retried': { group: 'operation' },
  'job.all-retried': { group: 'operation' },
} as const satisfies Readonly<Record<string, AuditKind>>;

/** One kind of entry of the audit. */
export type AuditAction = keyof typeof AUDIT_ACTIONS;

/** Properties of an action, typed alike for all. */
export const auditKind = (action: AuditAction): AuditKind => AUDIT_ACTIONS[action];

/** Whether a stored action is one that this program knows; a row may be older than the program. */
export const isAuditAction = (action: string): action is AuditAction => Object.hasOwn(AUDIT_ACTIONS, action);

/** All actions. */
export const auditActions = Object.keys(AUDIT_ACTIONS).filter(isAuditAction);
