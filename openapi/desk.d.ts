// Made of desk.yaml by npm run contract.
import type { Grosze, MinorUnits } from '#domain/grosze.ts';

export interface paths {
    "/sign-in-page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the sign-in page shows before anybody is signed in */
        get: operations["getSignInPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sign-in/challenge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Options for navigator.credentials.get */
        post: operations["challengeSignIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sign-in": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Signs in with a passkey; sets the session cookie */
        post: operations["signIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sign-in/recovery": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Signs in with a recovery code, which works once */
        post: operations["signInWithRecoveryCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sign-in/sample": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Signs in to a sample shop with the one-use token that its start has printed; 404 in a live shop */
        post: operations["signInToSample"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invitation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Who is invited by a link's token, and as what; nothing is used up */
        post: operations["openInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invitation/challenge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Options for navigator.credentials.create */
        post: operations["challengeInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invitation/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Registers the first passkey, uses the invitation up and signs in; the codes are shown this once */
        post: operations["acceptInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who is signed in, and which operations are open to this role; null for nobody, which is no error */
        get: operations["getMe"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/push": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller's browsers that are notified, the latest first, and the shop's public key for more */
        get: operations["getPush"];
        put?: never;
        /** Has the calling browser notified of orders; 422 for an address that is no browser's push service */
        post: operations["addPush"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/phrases": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the caller writes often, oldest first; nobody else's */
        get: operations["listPhrases"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/phrases/{phraseId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Adds a phrase under an id that the caller makes up, or changes one; the same text again changes nothing */
        put: operations["savePhrase"];
        post?: never;
        /** Takes an own phrase away */
        delete: operations["removePhrase"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/push/{pushId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Ends the notifications of one of the caller's browsers */
        delete: operations["removePush"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/queue/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many orders wait for the caller's answer, for the title of every page */
        get: operations["countQueue"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/notices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** When the caller is mailed about orders */
        get: operations["getNotices"];
        /** Chooses when the caller is mailed about orders; 409 with the present choice when it was changed meanwhile */
        put: operations["setNotices"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/name": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Changes the name by which others at the desk know the caller; 409 with the present one when it was changed meanwhile */
        put: operations["changeOwnName"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sign-out": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ends this session */
        post: operations["signOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fresh/challenge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Options for navigator.credentials.get with the own passkeys */
        post: operations["challengeFresh"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fresh": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Uses a passkey again, which opens the operations marked x-fresh for five minutes and gives the session a new token */
        post: operations["proveFresh"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller's own sessions that are open, the latest first */
        get: operations["listSessions"];
        put?: never;
        post?: never;
        /** Ends all of the caller's sessions except this one */
        delete: operations["endOtherSessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sessions/{sessionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Ends one of the caller's own sessions */
        delete: operations["endSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/passkeys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller's own passkeys, the oldest first */
        get: operations["listPasskeys"];
        put?: never;
        /** Registers another passkey of the caller */
        post: operations["addPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/passkeys/challenge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Options for navigator.credentials.create */
        post: operations["challengePasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/passkeys/{passkeyId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Gives one of the caller's own passkeys another name; 409 with the passkey when it was renamed meanwhile */
        put: operations["renamePasskey"];
        post?: never;
        /** Removes one of the caller's own passkeys, never the last one */
        delete: operations["removePasskey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/recovery-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ten new recovery codes, shown this once; the old ones end */
        post: operations["renewRecoveryCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/journal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What people and the shop did, the latest first; with it, who can be filtered by */
        get: operations["readJournal"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rating-words": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What customers wrote beside their ratings; what waits comes first, the oldest of it first */
        get: operations["listRatingWords"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rating-words/{ratingId}/decision": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Shows words, or refuses them by a written rule; the words are never changed */
        post: operations["decideRatingWords"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/withdrawals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Statements of withdrawal with their due days, those that wait for a person first, then the latest */
        get: operations["listWithdrawals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/personal-data": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * How much is stored about an e-mail address
         * @description In the body, since an address must not stand in a log. Case does not matter.
         */
        post: operations["findPersonalData"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/personal-data/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Everything stored about an e-mail address, as a JSON file; noted in the audit without the address */
        post: operations["exportPersonalData"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/personal-data/erase": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Erases what is stored about an e-mail address, save what tax law wants; noted in the audit without the address
         * @description 409 and nothing erased: 210 something else is stored than was seen (`current`), 213 an order is paid and
         *     unanswered or may still be paid and `withOpenOrders` is false, 212 an answer is being mailed at this moment.
         *     The customer gets no mail about orders that are called off.
         */
        post: operations["erasePersonalData"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/people": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Everybody who may enter, open invitations, and the specialists of the catalogue */
        get: operations["listPeople"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/people/{personId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Takes a person's access away at once, with sessions, passkeys and codes; the name stays in the history
         * @description 409 without `current`, with code 210 for a stale version or 213 for the last owner.
         */
        delete: operations["removePerson"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/people/{personId}/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Ends a person's sessions at once, save the caller's own of this call; her passkeys stay */
        delete: operations["endPersonSessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mails a link that works once, for 24 hours; the open one to that address that was seen ends */
        post: operations["invite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invitations/{invitationId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Ends an open invitation */
        delete: operations["withdrawInvitation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/queue": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Paid orders without a sent answer, by promised time; a specialist gets her own alone */
        get: operations["getQueue"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/my-day": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the caller takes orders in the shop, and the answers of hers that were sent since midnight in Warsaw */
        get: operations["getMyDay"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/my-day/availability": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Says whether she is free or busy, and on which days nothing is sold for her; orders that are placed stay hers
         * @description A stale version is 409 with code 210 and `current`; days that cannot be are 422 with code 221 and `errors`.
         */
        put: operations["setAvailability"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Server-sent events; `change` whenever the caller's queue or an open order has changed, `signed-out` at the session's end
         * @description Listening is no use of the session, which ends all the same. `change`, and `here` every 15 seconds, carry JSON: `person`, the id of whose stream it is, and `state`, which differs whenever anything shown has changed, also while nobody listened. One stream per browser is enough; of more than four per session the oldest ends.
         */
        get: operations["streamEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A page of all orders that the caller may see, filtered and sorted
         * @description By POST, so that a customer's name or address never stands in a URL and its logs. A specialist gets the paid orders
         *     of her own; what filters or sorts by payment, or by specialist, is refused to her (403, code 201).
         */
        post: operations["listOrders"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/suggest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The latest few orders by number, first name or, for an owner, e-mail address */
        post: operations["suggestOrders"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * All pages of the filtered list as CSV, streamed; noted in the audit
         * @description UTF-8 with a byte order mark, semicolons, decimal commas, times of Warsaw. No cell is read as a formula.
         */
        post: operations["exportOrders"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{orderId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One order whole, paid or not; 404 for a foreign one */
        get: operations["getOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{orderId}/invoice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Notes that the customer of a paid order asked for an invoice, its number once it is issued, or that she did not */
        put: operations["noteInvoice"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{orderId}/notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Adds a note that owners and the order's specialist see, and has the others told of it; the same id again is the same note, with another text 409 */
        post: operations["addOrderNote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{orderId}/notes/{noteId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Takes an own note away */
        delete: operations["removeOrderNote"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{orderId}/charts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The charts of customer and partner; of noon where no hour and place are known */
        get: operations["getOrderCharts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{orderId}/email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The customer's whole e-mail address; being shown is noted in the audit */
        get: operations["getOrderEmail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Payments, invoices, customers, withdrawals, coupons, specialists, services, people, texts, messages and mails about orders by their beginning or their words; orders have suggestOrders */
        post: operations["searchDesk"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customers/{customerKey}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What one address has ordered, paid and written; its orders, messages and mails by pages, the latest first; 404 once her data were deleted */
        get: operations["getCustomer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customers/{customerKey}/email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The customer's whole e-mail address; being shown is noted in the audit */
        get: operations["getCustomerEmail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/money/decisions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Everything about money that a person has to decide on, kind by kind, the oldest first */
        get: operations["listMoneyDecisions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{orderId}/money": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What was paid, what of it went back, and how the provider's refunds stand */
        get: operations["getOrderMoney"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{orderId}/money/give-back": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Gives a part of the payment back, or what is left of it; the order goes on and the customer gets a mail */
        post: operations["giveBack"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{orderId}/money/mail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The very mail that a decision would send; sends and changes nothing */
        post: operations["previewMoneyMail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{orderId}/money/call-off": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Calls a paid order off before its answer is mailed; the rest of its payment goes back */
        post: operations["callOffOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{orderId}/money/settle": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ends the alarm of failed refunds and contradictions, because the money went back another way or all is right at the provider */
        post: operations["settleRefunds"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{orderId}/money/difference": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Decides on money of another amount; accepted it pays the order, otherwise the order ends */
        post: operations["decideDifference"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{orderId}/answer/draft": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Stores a new version of the draft; voids an approval; the same text again makes no version
         * @description Takes the edit lock where nobody holds it, for two minutes. 409 has what is there now as `current`, with code 210 (somebody saved meanwhile), 211 (another person is writing, `current.holder`), 212, 213 or 219.
         */
        put: operations["saveDraft"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{orderId}/answer/versions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Versions of the draft by pages, whole, the latest first; nothing is ever overwritten */
        get: operations["listDrafts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{orderId}/answer/edit-lock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Becomes the one writer for two minutes, or stays it; from another person only with `takeOver` */
        put: operations["takeEditLock"];
        post?: never;
        /** Stops being the writer; nothing happens when somebody else is */
        delete: operations["releaseEditLock"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{orderId}/answer/hand-over": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Gives the draft to the owner to look through */
        post: operations["handOverAnswer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{orderId}/answer/send-back": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Gives the draft back to the specialist with a note */
        post: operations["sendBackAnswer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{orderId}/answer/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Approves exactly this version under the caller's name and schedules its mail; that of a correction goes at once */
        post: operations["approveAnswer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{orderId}/answer/recall": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes an approval back before the mail goes */
        post: operations["recallAnswer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{orderId}/answer/retime": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Moves an approved answer to another time; the approval stays */
        post: operations["retimeAnswer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{orderId}/answer/send-again": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mails the approved answer again, to a mended address or the same; for a sent answer and for one whose mail failed */
        post: operations["sendAnswerAgain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{orderId}/answer/correction": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Begins to correct a sent answer; the customer keeps what she was sent until the correction is approved */
        post: operations["beginCorrection"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{orderId}/answer/correction/drop": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Drops an open correction; nothing is mailed, and the draft is again what was sent */
        post: operations["dropCorrection"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{orderId}/answer/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Closes the page of a sent answer, or opens it anew by another key; the old key stays dead */
        put: operations["setAnswerPage"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{orderId}/agreement/send-again": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mails the agreement again, to a mended address or the same; the answer waits until the mail server has accepted it */
        post: operations["mailAgreementAgain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{orderId}/answer/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The very mail of a draft version; for a specialist without address and without the key of the order's link */
        get: operations["previewAnswer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{orderId}/answer/preview/html": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The mail's HTML as a page of its own, for a frame of the desk */
        get: operations["previewAnswerHtml"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{orderId}/answer/suggestion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Asks the model for a draft, which comes as a new version later; 404 where no model is set
         * @description A job asks the model; `change` tells when it has ended. What somebody has saved meanwhile stays the latest version, and the model's text is dropped.
         */
        post: operations["suggestDraft"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/flow": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How often the transitions of one of the shop's machines happened, beside as many days before; and how long payments took */
        get: operations["getFlow"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/opening": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the shop sells, why not, and what a new shop still lacks */
        get: operations["getOpening"];
        /**
         * Opens the shop, or closes it until a day or until it is opened; placed orders are answered all the same
         * @description A stale version is 409 with code 210 and `current`; a day that is not to come is 422 with code 221 and `errors`.
         */
        put: operations["setOpening"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/opening/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** An address on the shop's host that shows its pages as if it were open, without a sign-in, for a day; the one before ends */
        post: operations["makeShopPreview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/guide": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The table behind "Pomóż mi wybrać", with every service and specialist in the shop */
        get: operations["getGuideTable"];
        /** Replaces the whole table */
        put: operations["changeGuideTable"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/prices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every specialist's price of every product, with the lowest one of the last thirty days */
        get: operations["listPrices"];
        /** Changes prices, all of them or none; new orders pay them, placed ones keep theirs */
        put: operations["changePrices"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/prices/{fairyId}/{productId}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What one price was within the last thirty days, oldest first; nothing while it was not on sale */
        get: operations["getPriceHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/my-card": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller's own card, as the shop shows it */
        get: operations["getMyCard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/specialists": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What every specialist's card says, in the shop's order */
        get: operations["listSpecialists"];
        put?: never;
        /** Adds a specialist, the last of all; the same id again is the same specialist */
        post: operations["addSpecialist"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/specialists/order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Puts all specialists in a new order */
        put: operations["orderSpecialists"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/specialists/{fairyId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Changes fields of one specialist's card, all of them or none */
        put: operations["changeSpecialist"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/specialists/{fairyId}/availability": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * The same as a specialist's own, for one of them
         * @description A stale version is 409 with code 210 and `current`; days that cannot be are 422 with code 221 and `errors`.
         */
        put: operations["setSpecialistAvailability"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/specialists/{fairyId}/archived": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Takes a specialist off the shop, or brings her back; her orders stay */
        put: operations["archiveSpecialist"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/specialists/{fairyId}/topics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Gives a specialist other topics, all at once */
        put: operations["setTopics"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/specialists/{fairyId}/samples": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A specialist's sample answers, one for each service that has one */
        get: operations["listSamples"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/specialists/{fairyId}/samples/{service}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Writes a specialist's sample answer of one service; an empty one takes it away */
        put: operations["setSample"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/specialists/{fairyId}/picture": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Gives a specialist another picture, or takes hers away */
        put: operations["setPortrait"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every service with its texts and base prompt, in the shop's order; archived ones at their places */
        get: operations["listServices"];
        put?: never;
        /** Adds a service outside of the shop, with type, picture and texts of another; the same id again adds none */
        post: operations["addService"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/new": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Makes a service from nothing, outside of the shop; the same id again makes none */
        post: operations["makeService"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Puts the services that are in the shop in a new order */
        put: operations["orderServices"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/{productId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Changes fields of one service, all of them or none; placed orders keep the name that they were sold under */
        put: operations["changeService"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/{productId}/picture": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Gives a service another picture, or takes its own away */
        put: operations["setServicePicture"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/{productId}/archived": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Takes a service out of the shop or back into it, with the offers that were on sale; placed orders stay */
        put: operations["archiveService"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/{productId}/prompts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every base prompt that a service had, the present one first */
        get: operations["listPrompts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/{productId}/trial": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Lets the model write by a base prompt, stored or not, about a made-up order; 404 where no model is set
         * @description Takes as long as the model, up to fifty seconds. Nothing is kept.
         */
        post: operations["tryPrompt"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/texts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every text with where it stands */
        get: operations["listTexts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/texts/{textId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One text whole, with every version that people know */
        get: operations["getText"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/texts/{textId}/draft": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Saves fields into the text's one open draft, all of them or none; the shop stays as it is */
        put: operations["saveText"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/texts/{textId}/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What customers would see of a typed text, saved or not, and what is to be said of it
         * @description Nothing is kept.
         */
        post: operations["checkText"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/texts/{textId}/publish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Puts the open draft into the shop, exactly as it was seen */
        post: operations["publishText"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/texts/{textId}/discard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Closes the open draft, which stays in the history */
        post: operations["discardText"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/texts/{textId}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Makes a draft of an older version; an open one is closed and stays in the history */
        post: operations["restoreText"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/texts/{textId}/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** An address on the shop's host that shows the open draft, without a sign-in, for a week; the one before ends */
        post: operations["makeTextPreview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/texts/{textId}/versions/{number}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a version said */
        get: operations["getTextVersion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Messages of the contact form; by pages; those that wait with the nearest last day first, then by age, those that are done with the latest first */
        get: operations["listMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/waiting": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How much waits for an owner on each page of the menu */
        get: operations["countWaiting"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/messages/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Messages whose words, replies, sender or address begin as the words asked for, the latest 50 */
        post: operations["searchMessages"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/messages/done": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Marks many messages as dealt with, all of them or none */
        post: operations["finishMessages"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/messages/{messageId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One message with its replies, and her other messages and orders */
        get: operations["getMessage"];
        /** Says what kind of message it is, and whether it is dealt with */
        put: operations["markMessage"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/messages/{messageId}/replies/{replyId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Takes back a reply that waits for its time; 409 when it is about to leave */
        delete: operations["recallReply"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{orderId}/mails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What people of the desk wrote about an order to its customer, the oldest first */
        get: operations["listOrderMails"];
        put?: never;
        /** Writes to an order's customer, at once or at a time; the same id again is the same mail, with another text or time 409, and so is one written beside a mail that the caller did not see */
        post: operations["writeOrderMail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{orderId}/mails/{mailId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Takes back a mail that waits for its time; 409 when it is about to leave */
        delete: operations["recallOrderMail"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ebook/picture": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The picture beside the newsletter's form */
        get: operations["getEbookPicture"];
        /** Puts another picture there, or the shop's own drawing */
        put: operations["setEbookPicture"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/messages/{messageId}/replies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Answers a message by mail, and has it dealt with; the same id again is the same reply, with another text or time 409 */
        post: operations["replyToMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/messages/{messageId}/received": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Puts what she wrote back by mail into the thread, which waits again; the same id again is the same text, with another text or day 409 */
        post: operations["pasteMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/withdrawals/{withdrawalId}/dealt-with": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Notes that a person has dealt with a statement that the shop cannot carry out by itself; a repeat changes nothing
         * @description 404 for a statement that there is not; 409 (210) with the statement when it needs nobody any more.
         */
        post: operations["dealWithWithdrawal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/withdrawals/{withdrawalId}/carry-out": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Carries a statement out that nobody has proved; the same person's repeat changes nothing
         * @description The order is called off and its money goes back, as on the day of the statement. 409 (213) when no order fits; 409 (210) when it was proved, dealt with or denied meanwhile.
         */
        post: operations["carryOutWithdrawal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/newsletter": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Issues by pages, newest first, and how many addresses there are */
        get: operations["listNewsletters"];
        put?: never;
        /** Begins an issue, blank but for its subject or with the texts of another; the same id again is the same issue */
        post: operations["addNewsletter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/newsletter/{issueId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One issue with what became of its addresses */
        get: operations["getNewsletter"];
        /** Changes fields of an issue that was not sent yet, all of them or none */
        put: operations["changeNewsletter"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/newsletter/{issueId}/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes an issue that was never sent off the list */
        post: operations["removeNewsletter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/newsletter/{issueId}/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The very mail of the stored issue */
        get: operations["previewNewsletter"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/newsletter/{issueId}/preview/html": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The mail's HTML as a page of its own, for a frame of the desk */
        get: operations["previewNewsletterHtml"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/newsletter/{issueId}/try": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mails the issue to the caller's own address */
        post: operations["tryNewsletter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/newsletter/{issueId}/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends the issue, as it was seen, to every address that is confirmed now; one issue at a time */
        post: operations["startNewsletter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/newsletter/{issueId}/stop": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Stops an issue at once */
        post: operations["stopNewsletter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/newsletter/{issueId}/resume": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Goes on with an issue that was stopped */
        post: operations["resumeNewsletter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/newsletter/{issueId}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ends an issue for good; the addresses that are left never get it */
        post: operations["cancelNewsletter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/newsletter/{issueId}/restore-addresses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Gives the newsletter back to the addresses that sending this issue stopped */
        post: operations["restoreNewsletterAddresses"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/newsletter-addresses/stop": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Stops the newsletter for addresses whose mails came back */
        post: operations["stopNewsletterAddresses"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/newsletter-addresses/csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The addresses that an issue would go to, as CSV; noted in the audit */
        post: operations["exportNewsletterAddresses"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coupons": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All coupons but those of batches, newest first, and the batches */
        get: operations["listCoupons"];
        put?: never;
        /** Makes a coupon */
        post: operations["makeCoupon"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coupons/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One coupon with what it brought and gave away, and the orders that it was used for, by pages */
        get: operations["getCoupon"];
        /** Changes fields of a coupon, all of them or none; an announced reduction that has begun stays as it is */
        put: operations["changeCoupon"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coupons/{code}/stop": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Stops a coupon at once, for good */
        post: operations["stopCoupon"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coupon-batches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Makes many personal codes of one kind, each of which works once */
        post: operations["makeCouponBatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coupon-batches/{batchId}/stop": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Stops all codes of a batch at once, for good */
        post: operations["stopCouponBatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coupon-batches/{batchId}/csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The codes of a batch as CSV; noted in the audit */
        post: operations["exportCouponBatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/state": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How the shop is; secrets and addresses are left out */
        get: operations["getShopState"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/state/jobs/{jobId}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Runs a job that failed again now; 404 for one that is done, under way, or waits for its first attempt */
        post: operations["retryJob"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/state/jobs/retry-failed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Runs all jobs that were given up again now, with all their attempts */
        post: operations["retryFailedJobs"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/state/checks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Tries every connection that the settings name, and sends the owners one mail; nothing is bought */
        post: operations["tryConnections"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/books/{month}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What came and went in a month of Warsaw, summed by currency, with the first 200 movements */
        get: operations["getBooks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/books/{month}/csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * All movements of a month as CSV; noted in the audit
         * @description UTF-8 with a byte order mark, semicolons, decimal commas, times of Warsaw
         */
        post: operations["exportBooks"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sums": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What came and went in a month, a year or in all years, by time, specialist, service or coupon, beside the same of the year before */
        get: operations["getSums"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payouts/{month}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What each specialist brought in a month and gets of it, by her share */
        get: operations["getPayouts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payouts/{month}/csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The list of a month as CSV; noted in the audit
         * @description UTF-8 with a byte order mark, semicolons, decimal commas
         */
        post: operations["exportPayouts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payouts/{month}/{fairyId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Sets what a specialist gets, from the month on until a later one says otherwise */
        put: operations["setShare"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health/live": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The process answers */
        get: operations["healthLive"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health/ready": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The database answers */
        get: operations["healthReady"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        SignInPage: {
            brandName: string;
            shopUrl: string;
            /** @description Sandbox payments */
            isSample: boolean;
            /** @description A sample whose mails leave for their addresses (SMTP_URL); missing where they become files */
            sendsMails?: boolean;
            /** @description The name to enter as instead of the owner */
            sampleSpecialist?: string;
        };
        /**
         * @description 100 the request is wrong, 108 nobody is signed in (401), 500 the server's fault, and 201 not allowed for this role
         *     (403), 202 the request comes from another site (403), 203 a fresh passkey is needed (403), 204 too many wrong tries
         *     (429, `waitSeconds`), 205 the invitation is unknown, 206 has expired, 207 was used (all 422), 208 the passkey was
         *     refused (422), 209 the recovery code was refused (422), 210 a newer version exists (409), 211 another person is
         *     writing (409), 212 the mail is on its way (409), 213 the state does not allow it (409), 214 rules of the answer are
         *     broken (422, `errors` with Polish messages), 215 the last passkey cannot be removed (409), 216 the sample entry was
         *     used (422), 217 more than is left of the payment (422), 219 the mail with the agreement was not accepted yet (409),
         *     221 rules of what was typed are broken, such as a specialist's card, a service, a text or a note (422, `errors` with Polish
         *     messages), 222 rules of a coupon are broken (422, `errors` with Polish messages), 223 a passkey has to be registered
         *     first, since a recovery code alone opens nothing else (403), 224 the invitation's card or address has another
         *     account now (422), 225 the id is of what the same form has made before with other texts (409), 226 the page is of
         *     another release, which takes or answers something else here (426).
         * @enum {integer}
         */
        DeskErrorCode: 100 | 108 | 201 | 202 | 203 | 204 | 205 | 206 | 207 | 208 | 209 | 210 | 211 | 212 | 213 | 214 | 215 | 216 | 217 | 219 | 221 | 222 | 223 | 224 | 225 | 226 | 500;
        DeskError: {
            code: components["schemas"]["DeskErrorCode"];
            /** @description For developers; the desk shows its own Polish texts by code */
            message: string;
            requestId?: string;
            errors?: {
                path: string;
                message: string;
            }[];
            waitSeconds?: number;
        };
        /** @description What @simplewebauthn/browser returns */
        Credential: {
            [key: string]: unknown;
        };
        /** @enum {string} */
        Role: "owner" | "specialist";
        Person: {
            /** Format: uuid */
            id: string;
            name: string;
            role: components["schemas"]["Role"];
            /** Format: uuid */
            fairyId?: string;
            fairyImage?: string;
        };
        /**
         * Format: date-time
         * @description UTC
         */
        Moment: string;
        /** @enum {string} */
        SessionEntry: "passkey" | "recovery" | "invitation" | "sample";
        Me: {
            person: components["schemas"]["Person"];
            /** @description operationIds that this role may call */
            operations: string[];
            /** @description Those of them that ask for a fresh passkey */
            freshOperations: string[];
            session: {
                /** Format: uuid */
                id: string;
                endsAt: components["schemas"]["Moment"];
                idleEndsAt: components["schemas"]["Moment"];
                /** Format: date-time */
                freshUntil: string | null;
                entry: components["schemas"]["SessionEntry"];
                /** @description A recovery code opened it */
                needsProof: boolean;
            };
            brandName: string;
            shopUrl: string;
            /** @description The mailbox where the owners read */
            contactEmail?: string;
            /** @description What the event stream compares, as it was when this was read; what a page loads afterwards is no older */
            state?: string;
            isSample: boolean;
            /** @description As on the page of signing in */
            sendsMails?: boolean;
            passkeys: number;
            recoveryCodesLeft: number;
            now: components["schemas"]["Moment"];
        };
        Token: string;
        OpenInvitation: {
            name: string;
            role: components["schemas"]["Role"];
            /** @description Missing when it was made at the terminal */
            invitedBy?: string;
            expiresAt: components["schemas"]["Moment"];
        };
        /** @description WZYP-ZCNN-4B9Z-FVHF-K2Y8-VE6K */
        RecoveryCodes: string[];
        Push: {
            /** @description Base64url; what a browser subscribes with */
            publicKey: string;
            devices: {
                /** Format: uuid */
                id: string;
                endpoint: string;
                device: string;
                since: components["schemas"]["Moment"];
                /** @description Its push service accepts nothing at present */
                isFailing: boolean;
            }[];
        };
        Phrases: {
            /** Format: uuid */
            id: string;
            text: string;
            version: number;
        }[];
        /**
         * @description At each order, once in the morning, or never
         * @enum {string}
         */
        OrderMails: "each" | "daily" | "never";
        Notices: {
            orderMails: components["schemas"]["OrderMails"];
            /** @description Where the mails go */
            email: string;
        };
        OwnName: {
            name: string;
        };
        Session: {
            /** Format: uuid */
            id: string;
            isThis: boolean;
            /** @description Browser and system, as far as they tell: Firefox, Windows */
            device: string;
            entry: components["schemas"]["SessionEntry"];
            since: components["schemas"]["Moment"];
            lastSeenAt: components["schemas"]["Moment"];
            endsAt: components["schemas"]["Moment"];
        };
        Passkey: {
            id: string;
            device: string;
            addedAt: components["schemas"]["Moment"];
            /** Format: date-time */
            lastUsedAt: string | null;
        };
        /** @enum {string} */
        JournalGroup: "sign-in" | "access" | "answers" | "money" | "offer" | "texts" | "customers" | "exports" | "operation";
        JournalEntry: {
            id: string;
            at: components["schemas"]["Moment"];
            actor: {
                /** @enum {string} */
                kind: "person" | "terminal" | "shop" | "model" | "nobody";
                /** @description Of a person; as she was called then */
                name?: string;
                role?: components["schemas"]["Role"];
            };
            /** @description One of the audit's kinds; missing for one that this program no longer knows */
            action?: string;
            isRefused: boolean;
            /** @description The order that it was done to */
            orderId?: number;
            /** @description The person of the desk that it was done to */
            subject?: string;
            /** @description Browser and system */
            device?: string;
            /**
             * @description How somebody tried to enter
             * @enum {string}
             */
            way?: "passkey" | "code" | "link";
            /** @description The page of the desk whose right was missing */
            page?: string;
            /** @description Further refused tries of this hour were not noted */
            isLast?: boolean;
        };
        Journal: {
            entries: components["schemas"]["JournalEntry"][];
            /** @description For `after`; null on the last page */
            next: string | null;
            people: {
                /** Format: uuid */
                id: string;
                name: string;
                hasLeft: boolean;
            }[];
            now: components["schemas"]["Moment"];
        };
        /**
         * @description The rules that /oceny prints
         * @enum {string}
         */
        RatingRule: "people" | "insult" | "health" | "promise" | "advert";
        RatingWords: {
            ratingId: number;
            fairyName: string;
            stars: number;
            words: string;
            firstName: string;
            writtenAt: components["schemas"]["Moment"];
            /** @enum {string} */
            state: "waiting" | "shown" | "refused";
            rule?: components["schemas"]["RatingRule"];
            decidedBy?: string;
        };
        RatingWordsPage: {
            waiting: components["schemas"]["RatingWords"][];
            /** @description More than fifty wait */
            moreWaiting: boolean;
            /** @description Those of the latest ratings first */
            decided: components["schemas"]["RatingWords"][];
            /** @description For `after`; null on the last page */
            next: number | null;
            now: components["schemas"]["Moment"];
        };
        Withdrawal: {
            /** @description Who has dealt with it where the shop cannot */
            dealtBy?: string;
            /** @description The receipt's number */
            id: number;
            receivedAt: components["schemas"]["Moment"];
            /**
             * Format: date
             * @description Until when the money must be back
             */
            dueOn: string;
            /** @description Missing, like number and address, after its time */
            name?: string;
            /** @description As typed */
            orderNumber?: string;
            email?: string;
            /** @description The order with this number and this address; missing where there is none */
            orderId?: number;
            /**
             * @description `waiting`: nobody has proved it to be the customer's, so nothing is called off. The answer was sent: `open`, the money goes back all the same; `lost`, it was requested at once, so the right has ended; `late`, after fourteen days, so the owner decides
             * @enum {string}
             */
            state: "unmatched" | "unpaid" | "waiting" | "under-way" | "called-off" | "open" | "lost" | "late";
            /** @description The shop does nothing by itself and nobody has dealt with it */
            needsPerson: boolean;
            /**
             * @description Who has it carried out: the order's own link, a press in the receipt's mail, a person; `before`, one of the time when none was needed. Missing as long as nobody has
             * @enum {string}
             */
            provedBy?: "order-link" | "receipt" | "person" | "before";
            /** @description The person who has it carried out */
            author?: string;
            /** @description Whoever reads the mailbox has said that the statement is not hers */
            isDenied: boolean;
            /**
             * @description `done`: nothing of the payment is left; `settled`: a person has said that it went back another way; `nothing-paid`: the order cost nothing
             * @enum {string}
             */
            moneyBack: "none" | "nothing-paid" | "under-way" | "done" | "settled" | "failed";
            /** @description An earlier statement names the same order */
            isRepeated: boolean;
        };
        Withdrawals: {
            withdrawals: components["schemas"]["Withdrawal"][];
            /** @description For `after`; null on the last page */
            next: number | null;
            now: components["schemas"]["Moment"];
        };
        /** Format: email */
        Email: string;
        OrderIds: number[];
        PersonalData: {
            /** @description Of what erasing asks about; mails come and go without changing it */
            version: string;
            /** @description Whether more is stored than the books need */
            isErasable: boolean;
            counts: {
                /** @description With drafts */
                orders: number;
                /** @description Those of them of which only the books' part is left */
                inBooks: number;
                /** @description Orders of others whose answer is given to the address */
                gifts: number;
                messages: number;
                withdrawals: number;
                newsletter: number;
                /** @description To the newsletter and with orders */
                consents: number;
                ratings: number;
                /** @description Records of sent and waiting mails */
                mails: number;
            };
            /** @description Paid and waiting for their answer */
            unanswered: components["schemas"]["OrderIds"];
            /** @description A payment is open, so that money may still come */
            payable: components["schemas"]["OrderIds"];
            /** @description The books' part of these stays */
            kept: components["schemas"]["OrderIds"];
            retention: {
                /** @description Years */
                books: number;
                /** @description Days */
                backups: number;
            };
        };
        Erasure: {
            removed: {
                orders: number;
                messages: number;
                subscriptions: number;
                jobs: number;
                mails: number;
            };
            kept: components["schemas"]["OrderIds"];
            calledOff: components["schemas"]["OrderIds"];
        };
        Invitation: {
            /** Format: uuid */
            id: string;
            role: components["schemas"]["Role"];
            name: string;
            email: string;
            /** Format: uuid */
            fairyId?: string;
            invitedBy?: string;
            expiresAt: components["schemas"]["Moment"];
        };
        People: {
            people: {
                /** Format: uuid */
                id: string;
                name: string;
                role: components["schemas"]["Role"];
                email: string;
                /** Format: uuid */
                fairyId?: string;
                version: number;
                since: components["schemas"]["Moment"];
                lastSeenAt?: components["schemas"]["Moment"];
                passkeys: number;
                /** @description That are open */
                sessions: number;
            }[];
            invitations: components["schemas"]["Invitation"][];
            fairies: {
                /** Format: uuid */
                id: string;
                name: string;
            }[];
        };
        /**
         * @description API and admin spelling. The storefront spelling is mapped in one place only.
         * @enum {string}
         */
        ProductType: "Tarot" | "Tarot_partnerski" | "Horoskop" | "Horoskop_urodzeniowy" | "Wrozba" | "Newsletter" | "Rytual_partnerski" | "Rytual_finansowy" | "Rytual_z_intencja";
        FairyRef: {
            /** Format: uuid */
            id: string;
            name: string;
            imageSrc?: string;
            /** @description Told in the queue alone */
            isAbsent?: boolean;
            /** @description False: nobody of the desk answers for her, so that nobody is told of her orders; told in the queue and at an order */
            hasAccess?: boolean;
        };
        /**
         * @description Of the mail with the agreement, while the mail server has not accepted it: the answer must not be begun. refused: its address must be mended
         * @enum {string}
         */
        AgreementState: "waiting" | "retrying" | "refused";
        /**
         * @description called-off: the order has ended without an answer
         * @enum {string}
         */
        AnswerState: "waiting" | "drafted" | "in-review" | "sent-back" | "approved" | "sent" | "called-off";
        /**
         * @description Of an approved answer whose mail was tried and has not gone; only then
         * @enum {string}
         */
        StuckMail: "uncertain" | "retrying" | "failed";
        QueueRow: {
            orderId: number;
            productName: string;
            productType: components["schemas"]["ProductType"];
            customerName: string | null;
            partnerName: string | null;
            fairy: components["schemas"]["FairyRef"];
            /** @description How many the order carries; that of a ritual is its intention */
            questions: number;
            paidAt: components["schemas"]["Moment"];
            promisedUntil: components["schemas"]["Moment"];
            /** @description The last note at the order is of somebody else than the caller; missing otherwise */
            hasNote?: boolean;
            agreement?: components["schemas"]["AgreementState"];
            answer: {
                state: components["schemas"]["AnswerState"];
                /** @description Of the latest draft */
                words?: number;
                at?: components["schemas"]["Moment"];
                /** @description Who has done the last step */
                by?: string;
                sendAt?: components["schemas"]["Moment"];
                mail?: components["schemas"]["StuckMail"];
            };
        };
        OpenCorrection: {
            orderId: number;
            productName: string;
            customerName: string | null;
            fairyName: string;
            /** @description Who has begun it */
            by: string;
            at: components["schemas"]["Moment"];
        };
        Queue: {
            now: components["schemas"]["Moment"];
            /** @description Those that somebody must look at first (not approved, or the mail is stuck), each by promised time */
            rows: components["schemas"]["QueueRow"][];
            /** @description Numbers of open orders that are stored in a way that cannot be read */
            unreadable: number[];
            /** @description For `after`; null on the last page */
            next: string | null;
            /** @description Of the whole queue that the caller may see (of `whose`), whatever else is filtered. `soon` is within three hours and not late; neither counts approved ones whose mail is not stuck */
            counts: {
                all: number;
                /** @description All but the approved */
                open: number;
                late: number;
                soon: number;
                waiting: number;
                drafted: number;
                "in-review": number;
                "sent-back": number;
                approved: number;
            };
            /** @description Specialists with rows in the queue, the most first */
            fairies: {
                /** Format: uuid */
                id: string;
                name: string;
                count: number;
            }[];
            /** @description Corrections of sent answers that nobody has ended, of the specialists that the caller may see, the oldest first; no promise runs for them. Missing while there are none */
            corrections?: components["schemas"]["OpenCorrection"][];
            figures: {
                /** @description Since midnight in Warsaw */
                sentToday: number;
                /** @description Median from payment to answer over the last 30 days; null without one */
                usualMinutes: number | null;
            };
        };
        /** @description Days of Warsaw, both included, on which nothing is sold for a specialist */
        Absence: {
            /** @description As 2026-11-24 */
            from: string;
            until: string;
        };
        Availability: {
            /** @description Free, or busy: a busy one can be chosen all the same */
            isAvailable: boolean;
            /** @description Those that have not ended, the next first; ones that overlap or touch are one */
            absences: components["schemas"]["Absence"][];
            /** @description The day in Warsaw */
            today: string;
            version: number;
        };
        MyDay: {
            availability: components["schemas"]["Availability"];
            /** @description The list of orders has the others */
            moreSent: boolean;
            /** @description The latest fifty */
            sent: {
                orderId: number;
                productName: string;
                customerName: string | null;
                sentAt: components["schemas"]["Moment"];
                /** @description When the answer of a gift was approved, which then waited for its day */
                readyAt?: components["schemas"]["Moment"];
                promisedUntil: components["schemas"]["Moment"];
            }[];
        };
        /** @description An order number, the beginning of a first name or, for an owner, of an e-mail address */
        OrderText: string;
        /**
         * @description For an owner alone: unpaid, refunded
         * @enum {string}
         */
        OrderFilter: "in-progress" | "sent" | "called-off" | "unpaid" | "refunded";
        OrderQuery: {
            text?: components["schemas"]["OrderText"];
            state?: components["schemas"]["OrderFilter"];
            /**
             * Format: uuid
             * @description For an owner alone
             */
            fairyId?: string;
            /** Format: uuid */
            productId?: string;
            /**
             * Format: date
             * @description The first day of ordering, in Warsaw
             */
            from?: string;
            /**
             * Format: date
             * @description The last day of ordering, in Warsaw
             */
            until?: string;
            /**
             * @description By amount for an owner alone; newest without it
             * @enum {string}
             */
            sort?: "newest" | "oldest" | "dearest" | "cheapest";
            /** @description The order behind which the page begins */
            after?: number;
            /** @description The order before which the page ends; `after` is ignored */
            before?: number;
        };
        /** @description A row; `order` is null when what is stored of it cannot be read */
        OrderEntry: {
            orderId: number;
            order: null | {
                createdAt: components["schemas"]["Moment"];
                productName: string;
                productType: components["schemas"]["ProductType"];
                customerName: string | null;
                partnerName: string | null;
                fairy: components["schemas"]["FairyRef"];
                /** @enum {string} */
                state: "unpaid" | "waiting" | "drafted" | "in-review" | "sent-back" | "approved" | "sent" | "called-off";
                /** Format: date-time */
                promisedUntil: string | null;
                /**
                 * Format: date-time
                 * @description When it goes, went, was called off, or the time to pay ends
                 */
                at: string | null;
                mail?: components["schemas"]["StuckMail"];
                /** @description Of a sent answer whose correction nobody has ended */
                correctingSince?: components["schemas"]["Moment"];
                /** @description Owner only, masked */
                email?: string;
                /** @description Owner only */
                payment?: {
                    amount: Grosze;
                    /** @enum {string} */
                    state: "paid" | "pending" | "failed" | "refund-due" | "refund-failed" | "part-refunded" | "refunded";
                };
            };
        };
        Choice: {
            /** Format: uuid */
            id: string;
            name: string;
        };
        OrderList: {
            now: components["schemas"]["Moment"];
            rows: components["schemas"]["OrderEntry"][];
            /** @description For `before`; null on the first page */
            previous: number | null;
            /** @description For `after`; null on the last page */
            next: number | null;
            /** @description By state, of all that the other filters leave; an owner gets all of them. 10,001 stands for more than 10,000 */
            counts: {
                all: number;
                "in-progress": number;
                sent: number;
                "called-off": number;
                unpaid?: number;
                refunded?: number;
            };
            /** @description To filter by; empty for a specialist */
            fairies: components["schemas"]["Choice"][];
            /** @description To filter by; for a specialist those of her own */
            products: components["schemas"]["Choice"][];
        };
        /** @enum {string} */
        OrderStatus: "DRAFT" | "SCHEDULED" | "SENT" | "CANCELED" | "GENERATING_RESPONSE";
        OrderPerson: {
            /** @description null once the personal data were deleted */
            name: string | null;
            /** Format: date */
            birthDate: string | null;
            /** @description HH:MM; missing when it is not known */
            birthTime?: string;
            city?: string;
        };
        OrderNote: {
            /** Format: uuid */
            id: string;
            author: string;
            /** @description Only the writer may take it away */
            isMine: boolean;
            text: string;
            writtenAt: components["schemas"]["Moment"];
        };
        /** @description Oldest first */
        OrderNotes: components["schemas"]["OrderNote"][];
        /** @enum {string} */
        PaymentStatus: "PENDING" | "WAITING_FOR_CONFIRMATION" | "COMPLETED" | "CANCELED";
        /** @description Paragraphs by blank lines, no markup. With questions: a closing word after them */
        AnswerText: string;
        QuestionResponse: {
            sequenceNumber: number;
            response: components["schemas"]["AnswerText"];
            /** @description The mail leaves question and response out */
            ignoreResponse: boolean;
        };
        /** @description A card with the name of its position, as it was when the draft was stored */
        PlacedCard: {
            position: string;
            card: string;
            isReversed: boolean;
        };
        Draft: {
            version: number;
            author: {
                /** @enum {string} */
                kind: "person" | "terminal" | "model";
                name: string;
                isMe?: boolean;
            };
            savedAt: components["schemas"]["Moment"];
            autosave: boolean;
            words: number;
            text: components["schemas"]["AnswerText"];
            responses: components["schemas"]["QuestionResponse"][];
            cards: components["schemas"]["PlacedCard"][];
        };
        /** @description Who is writing, and until when unless she goes on */
        Holder: {
            name: string;
            isMe: boolean;
            until: components["schemas"]["Moment"];
        };
        /** @enum {string} */
        DelicateTopic: "health" | "pregnancy" | "death" | "law" | "money" | "gambling" | "harm";
        /**
         * @description Why a model gave no draft: no response; too much to do; the call refused; a text that is no draft; not asked, because a question speaks of self-harm. A person writes
         * @enum {string}
         */
        DeclineReason: "silent" | "busy" | "refused" | "unusable" | "sensitive";
        /** @description What has become of the model's draft, while it matters */
        Suggestion: {
            /** @enum {string} */
            state: "asked" | "declined";
            why?: components["schemas"]["DeclineReason"];
        };
        /** @description Something to look at in a draft */
        DraftFlag: {
            /**
             * @description The product's instructions; a link or address; a telephone number; a name of nobody in the order; a mark that stands for something left out
             * @enum {string}
             */
            kind: "base-prompt" | "link" | "phone" | "name" | "mark";
            /** @description The words of the draft; never the instructions */
            text?: string;
        };
        Answer: {
            /** @description Grows with each change; writes name the one that they saw */
            revision: number;
            state: components["schemas"]["AnswerState"];
            agreement?: components["schemas"]["AgreementState"];
            draft: components["schemas"]["Draft"] | null;
            holder: components["schemas"]["Holder"] | null;
            /**
             * @description Of the answer on the web; missing before it was approved and once its data were deleted
             * @enum {string}
             */
            page?: "open" | "closed";
            /** @description Questions of the draft without a response that are not left out */
            unanswered: number[];
            /** @description What the draft touches and must not advise on */
            topics?: components["schemas"]["DelicateTopic"][];
            suggestion?: components["schemas"]["Suggestion"];
            /** @description Of the draft; instructions and marks only where a version of it is a model's */
            flags?: components["schemas"]["DraftFlag"][];
            /** @description The last hand-over or sending back */
            review?: {
                /** @enum {string} */
                kind: "handed-over" | "sent-back";
                by: string;
                at: components["schemas"]["Moment"];
                note?: string;
            };
            /** @description The answer was sent and is being corrected */
            correction?: {
                reason: string;
                by: string;
                at: components["schemas"]["Moment"];
            };
            approval: null | {
                by: string;
                isMine: boolean;
                at: components["schemas"]["Moment"];
                draftVersion: number;
                readSeconds?: number;
                sendAt: components["schemas"]["Moment"];
                sentAt?: components["schemas"]["Moment"];
                /**
                 * @description `uncertain`: it may have arrived, and is tried again; it cannot be changed
                 * @enum {string}
                 */
                mail?: "waiting" | "sending" | "uncertain" | "retrying" | "failed" | "accepted";
            };
            /** @description From the tenth to the ninetieth per cent of this specialist's sent answers; null below five of them */
            usualWords: null | {
                from: number;
                to: number;
            };
            now: components["schemas"]["Moment"];
        };
        /** @enum {string} */
        PaymentProvider: "STRIPE" | "PAYU";
        /** @description Owner only */
        OrderPayment: {
            provider: components["schemas"]["PaymentProvider"];
            status: components["schemas"]["PaymentStatus"];
            amount: Grosze;
            fullPrice: Grosze;
            couponCode?: string;
            providerPaymentId?: string;
            /** @description Money of another amount has come */
            difference?: {
                amount: MinorUnits;
                currency: string;
                isDecided: boolean;
            };
        };
        OrderInvoice: {
            /**
             * Format: date
             * @description null where nobody asked
             */
            askedOn: string | null;
            /**
             * Format: date
             * @description The last day for issuing it
             */
            dueOn: string | null;
            number: string | null;
            /** @description 0 while nothing is noted */
            version: number;
        };
        /** @description What the customer has agreed to with the order, as the ledger has it */
        OrderConsent: {
            /**
             * @description `early-start`: the request to begin before the fourteen days are over
             * @enum {string}
             */
            kind: "terms" | "early-start";
            /** @description SHA-256 of the text, in hex */
            version: string;
            at: components["schemas"]["Moment"];
        };
        TimelineEntry: {
            at: components["schemas"]["Moment"];
            actor: {
                /** @enum {string} */
                kind: "person" | "customer" | "shop" | "provider" | "terminal" | "model";
                name?: string;
                isMe?: boolean;
            };
            /** @enum {string} */
            what: "order.placed" | "terms.accepted" | "early-start.requested" | "payment.update" | "payment.difference" | "order.paid" | "order.canceled" | "order.unpaid" | "mail.confirmation" | "mail.notice" | "mail.written" | "mail.answer-again" | "draft.saved" | "draft.asked" | "draft.suggested" | "draft.declined" | "answer.handed-over" | "answer.sent-back" | "answer.approved" | "answer.retimed" | "answer.recalled" | "answer.sent" | "answer.sent-again" | "answer-page.closed" | "answer-page.opened" | "answer.correction-begun" | "answer.correction-dropped" | "answer.corrected" | "agreement.sent-again" | "email.changed" | "email.shown" | "refund.asked" | "refund.done" | "refund.failed" | "refund.settled" | "order.called-off" | "order.withdrawn" | "order.erased" | "withdrawal.received" | "withdrawal.proved" | "withdrawal.denied" | "withdrawal.carried-out" | "withdrawal.given-back" | "difference.accept" | "difference.close" | "difference.give-back";
            /**
             * @description What has become of the mail
             * @enum {string}
             */
            mail?: "waiting" | "accepted" | "retrying" | "failed" | "nobody" | "unwanted" | "needless";
            /** @description Of the draft */
            version?: number;
            sendAt?: components["schemas"]["Moment"];
            note?: string;
            readSeconds?: number;
            why?: components["schemas"]["DeclineReason"];
            paymentStatus?: components["schemas"]["PaymentStatus"];
            /** @description Owner only */
            amount?: Grosze;
        };
        Order: {
            orderId: number;
            status: components["schemas"]["OrderStatus"];
            productName: string;
            productType: components["schemas"]["ProductType"];
            fairy: components["schemas"]["FairyRef"];
            customer: components["schemas"]["OrderPerson"];
            partner: components["schemas"]["OrderPerson"] | null;
            questions: {
                sequenceNumber: number;
                content: string;
            }[];
            /** @description The answer goes to somebody else than the customer */
            gift?: {
                /** @description Not sent before */
                from?: components["schemas"]["Moment"];
            };
            /** @description Of a tarot reading: the names of its positions; empty where the number of cards names them */
            spread?: string[];
            /** @description What this address got from the same specialist before, the latest five */
            earlier: {
                orderId: number;
                productName: string;
                answeredAt: components["schemas"]["Moment"];
            }[];
            /** @description There is more; the last of `earlier` shows what was before it */
            hasOlder?: boolean;
            notes: components["schemas"]["OrderNotes"];
            /** @description A question speaks of hurting oneself; help lines come before cards */
            speaksOfHarm?: boolean;
            createdAt: components["schemas"]["Moment"];
            /** Format: date-time */
            paidAt: string | null;
            /** Format: date-time */
            promisedUntil: string | null;
            strippedAt?: components["schemas"]["Moment"];
            /** @description What the customer's result page says now; for an owner with its address */
            resultPage: {
                paymentStatus: components["schemas"]["PaymentStatus"];
                url?: string;
            };
            answer: components["schemas"]["Answer"];
            payment?: components["schemas"]["OrderPayment"];
            /** @description Owner only, masked: h…@przyklad.pl */
            email?: string;
            /** @description Owner only, masked: whom a gift goes to */
            giftEmail?: string;
            /** @description Owner only: how many paid orders this address has made, up to this one */
            ordersOfCustomer?: number;
            /** @description Owner only: of her page; missing once her data were deleted */
            customerKey?: string;
            /** @description Owner only, of a paid order */
            invoice?: components["schemas"]["OrderInvoice"];
            /** @description Owner only */
            consents?: components["schemas"]["OrderConsent"][];
            /** @description The latest first */
            timeline: components["schemas"]["TimelineEntry"][];
            now: components["schemas"]["Moment"];
        };
        ChartPoint: {
            /** @description Polish name of the sign */
            zodiacTranslation: string;
            /** @description x-decided: degrees and minutes within the sign, cut off and never rounded: 7°29′ */
            degreesFormatted: string;
            /** @description x-decided: ecliptic longitude from 0° Aries */
            decimalDegrees: number;
            /** @description Bodies only */
            retrograde?: boolean;
            /** @description Bodies only; not with timeUnknown */
            house?: number;
        };
        /** @enum {string} */
        ChartBody: "sun" | "moon" | "mercury" | "venus" | "mars" | "jupiter" | "saturn" | "uranus" | "neptune" | "pluto" | "chiron" | "sirius";
        ChartAspect: {
            from: components["schemas"]["ChartBody"];
            to: components["schemas"]["ChartBody"];
            /** @enum {string} */
            aspect: "conjunction" | "sextile" | "square" | "trine" | "opposition";
            /** @description Degrees from exact */
            orb: number;
        };
        /** @description Where the moon was at the start and at the end of the day of birth; only with timeUnknown */
        MoonRange: {
            from: components["schemas"]["ChartPoint"];
            to: components["schemas"]["ChartPoint"];
        };
        /** @description x-decided: one property per body. ascendant, midheaven and zodiacCusps are left out only when the request said timeUnknown. */
        BirthHoroscope: {
            sun: components["schemas"]["ChartPoint"];
            moon: components["schemas"]["ChartPoint"];
            mercury: components["schemas"]["ChartPoint"];
            venus: components["schemas"]["ChartPoint"];
            mars: components["schemas"]["ChartPoint"];
            jupiter: components["schemas"]["ChartPoint"];
            saturn: components["schemas"]["ChartPoint"];
            uranus: components["schemas"]["ChartPoint"];
            neptune: components["schemas"]["ChartPoint"];
            pluto: components["schemas"]["ChartPoint"];
            chiron?: components["schemas"]["ChartPoint"];
            sirius?: components["schemas"]["ChartPoint"];
            ascendant?: components["schemas"]["ChartPoint"];
            /** @description x-decided: longitudes of the house cusps, the first house first */
            zodiacCusps?: number[];
            midheaven?: components["schemas"]["ChartPoint"];
            /** @description Closest first */
            aspects?: components["schemas"]["ChartAspect"][];
            moonRange?: components["schemas"]["MoonRange"];
        };
        /** @description What the chart was computed for, so that a wrong place or clock is seen */
        AssumedMoment: {
            place: string;
            latitude: number;
            longitude: number;
            utcOffsetMinutes: number;
            summerTime: boolean;
            /** Format: date-time */
            utc: string;
            /**
             * @description Whether that local time happened once, twice or never (the embedded API refuses never)
             * @enum {string}
             */
            clock: "unambiguous" | "ambiguous" | "skipped";
            /**
             * @description fallback: Porphyry, where Placidus has no answer (from 66° latitude); none: the hour is not known
             * @enum {string}
             */
            houses: "placidus" | "fallback" | "none";
            timeUnknown?: boolean;
            /** @description Before 1970, where the history of that place's clock is not known for certain */
            clockUncertain?: boolean;
        };
        PersonChart: {
            /** @enum {string} */
            who: "customer" | "partner";
            /** @description The chart is of noon */
            timeUnknown: boolean;
            chart: components["schemas"]["BirthHoroscope"];
            assumed: components["schemas"]["AssumedMoment"];
        };
        FoundThing: {
            /** @enum {string} */
            kind: "payment" | "invoice" | "customer" | "withdrawal" | "coupon" | "specialist" | "service" | "person" | "text" | "message" | "order-mail";
            /** @description Of its page: an order number for a payment, an invoice and a mail about an order, a key, a code, an id */
            id: string;
            /** @description Empty for a text and a mail */
            name: string;
            /** @description A masked address or the words around; may be empty */
            under: string;
        };
        BookSum: {
            currency: string;
            count: number;
            sales: MinorUnits;
            /** @description What went back less what banks returned */
            refunds: MinorUnits;
            /** @description What banks took less what they gave back */
            chargebacks: MinorUnits;
            total: MinorUnits;
        };
        /** @enum {string} */
        MessageKind: "message" | "complaint" | "withdrawal" | "invoice" | "accessibility" | "personal-data";
        Message: {
            /** Format: uuid */
            id: string;
            firstName: string;
            lastName: string;
            email: string;
            /** @description Plain text */
            message: string;
            kind: components["schemas"]["MessageKind"];
            /** @description What its words say of one without a topic: its last day counts until a person says what it is */
            suggested: ("complaint" | "withdrawal" | "invoice" | "accessibility" | "personal-data") | null;
            /** Format: date-time */
            receivedAt: string;
            /** Format: date-time */
            doneAt: string | null;
            version: number;
            /** @description The last day for the answer, where the law sets one, in Warsaw: 2026-12-04 */
            dueOn: string | null;
            isAnswered: boolean;
            /** @description The mail server refused a reply */
            isRefused: boolean;
        };
        WrittenMail: {
            /** Format: uuid */
            id: string;
            text: string;
            author: string;
            /** Format: date-time */
            writtenAt: string;
            /**
             * Format: date-time
             * @description When it is to leave; null for at once
             */
            sendAt: string | null;
            /**
             * @description One that is `timed` can be taken back; one that is `received` the customer wrote
             * @enum {string}
             */
            state: "timed" | "under-way" | "accepted" | "refused" | "received";
            /** @description Of one that came by mail; others were pasted */
            incoming?: {
                /** @description Another address than the message's */
                isFromOtherAddress: boolean;
                /** @description The files themselves are in the shop's mailbox */
                attachmentNames: string[];
                /** @description It was longer */
                isCut: boolean;
            };
        };
        Customer: {
            /** @description As she signed what came last */
            name: string | null;
            /** @description Masked: h…@przyklad.pl */
            email: string;
            orders: components["schemas"]["OrderEntry"][];
            /** @description For `after`; null on the last page */
            next: number | null;
            counts: {
                orders: number;
                paid: number;
                messages: number;
                mails: number;
            };
            /**
             * Format: date-time
             * @description When her first paid order was placed
             */
            firstAt: string | null;
            /** Format: date-time */
            lastAt: string | null;
            /** @description What she has paid and got back, by currency */
            sums: components["schemas"]["BookSum"][];
            /** @description The latest first */
            messages: components["schemas"]["Message"][];
            /**
             * Format: uuid
             * @description For `messagesAfter`
             */
            messagesNext: string | null;
            /** @description What people of the desk wrote about her orders, the latest first */
            mails: (components["schemas"]["WrittenMail"] & {
                orderId: number;
            })[];
            /**
             * Format: uuid
             * @description For `mailsAfter`
             */
            mailsNext: string | null;
        };
        /** @enum {string} */
        MoneyMatter: "difference" | "refund-failed" | "refund-late" | "refund-stuck" | "provider-differs" | "dispute" | "paid-twice";
        /** @description `difference`: another amount came than asked; `refund-failed`: nobody has settled it; `refund-late`: under way after its due day; `refund-stuck`: the provider does not accept or finish it; `provider-differs`: the provider tells of money otherwise than the books, as `detail` says; `dispute`: open at the customer's bank; `paid-twice`: one person paid for one thing twice within an hour */
        MoneyDecision: {
            kind: components["schemas"]["MoneyMatter"];
            orderId: number;
            /** @description The later order of `paid-twice`, named once however often she paid */
            otherOrderId?: number;
            /** @description None for `paid-twice` */
            amount?: MinorUnits;
            currency?: string;
            /** @description Of a `difference`: the price */
            asked?: Grosze;
            /** @description Why the refund failed or the payment is disputed, in the provider's words */
            detail?: string;
            /**
             * Format: date
             * @description Of a `refund-late`
             */
            dueOn?: string;
        };
        /** @description Of the money that the caller saw; changes with all that a decision depends on */
        MoneyVersion: string;
        OrderMoney: {
            version: components["schemas"]["MoneyVersion"];
            provider: components["schemas"]["PaymentProvider"];
            currency: string;
            /** @description 0 while nothing was paid */
            paid: MinorUnits;
            /** @description What may still be given back */
            left: MinorUnits;
            underWay: MinorUnits;
            /** @description Given back, as the provider says */
            done: MinorUnits;
            /** @description The order is paid and not answered */
            canCallOff: boolean;
            /** @description Failed refunds that nobody has followed up */
            toSettle: number;
            /** @description What the provider tells otherwise than the books and nobody has looked into, the oldest first */
            doubts: ("refund-contradicted" | "refund-over-paid" | "paid-elsewhere")[];
            /** @description Money of another amount or currency that nobody has decided on */
            difference?: {
                asked: Grosze;
                paid: MinorUnits;
                currency: string;
            };
            /** @description The oldest first */
            refunds: {
                /** Format: uuid */
                refundId: string;
                amount: MinorUnits;
                currency: string;
                /** @enum {string} */
                state: "asked" | "pending" | "done" | "failed";
                requestedAt: components["schemas"]["Moment"];
                /** @description A person; `provider` for one made in its dashboard */
                requestedBy: string;
                reason?: string;
                /** @description The provider's word */
                failure?: string;
                /** Format: date */
                dueOn?: string;
                isSettled: boolean;
                /** @description Settled by another refund, and not some other way */
                isReplaced?: boolean;
            }[];
        };
        /** @description For the books; the customer is not shown it */
        RefundReason: string;
        /** @description Goes into the mail to the customer as text; no control characters, halves of characters or marks of direction */
        WordToCustomer: string;
        MailPreview: {
            from: string;
            /** @description Owner only, masked */
            to?: string;
            subject: string;
            text: string;
        };
        /** @description A card of the 78: `major-0` to `major-21`, or a suit and 1 (ace) to 14 (king) */
        LaidCard: {
            card: string;
            isReversed: boolean;
        };
        Drafts: {
            /** @description Of those that were saved by themselves only the latest */
            drafts: components["schemas"]["Draft"][];
            /** @description For `after`; null on the last page */
            next: number | null;
        };
        /** @description The answer's `revision` that the caller saw */
        Revision: number;
        /**
         * Format: date-time
         * @description In the future, at the promised time at the latest; null or missing sends at once, which alone is allowed once the promise is past. A gift's mail leaves on its day at the earliest; of a correction it is ignored
         */
        SendAt: string | null;
        Compared: {
            now: number;
            before: number;
        };
        /** @description From the order to the money, in seconds */
        PaymentTimes: {
            count: number;
            median: number | null;
            p95: number | null;
        };
        Flow: {
            /** Format: date */
            since: string;
            /** Format: date */
            until: string;
            /** Format: date */
            sinceBefore: string;
            /** Format: date */
            untilBefore: string;
            states: {
                id: string;
                words: string;
                /** @description Nobody who ends here is lost */
                isGoal: boolean;
                entered: components["schemas"]["Compared"];
                left: components["schemas"]["Compared"];
            }[];
            /** @description In the order of the machine's file, as its diagram draws them */
            arrows: {
                from: string;
                to: string;
                event: string;
                words: string;
                count: components["schemas"]["Compared"];
            }[];
            payments: {
                now: components["schemas"]["PaymentTimes"];
                before: components["schemas"]["PaymentTimes"];
            };
        };
        Opening: {
            /** @description Something can be bought now */
            sells: boolean;
            /** @description Why nothing is sold */
            reasons: ("terms" | "privacy-page" | "new" | "closed" | "no-offer" | "absent")[];
            /** @description Never opened */
            isNew: boolean;
            /** @description By its owner, today */
            isClosed: boolean;
            reopensOn: string | null;
            words: string;
            /** @description The day in Warsaw */
            today: string;
            version: number;
            /** @description What a new shop needs, each proven by the program; empty once all was there */
            setup: {
                /** @enum {string} */
                item: "name" | "texts" | "service" | "specialist" | "price" | "mail" | "payments" | "opening" | "test-order" | "webhooks" | "backup";
                isDone: boolean;
            }[];
        };
        TextPreview: {
            address: string;
            until: components["schemas"]["Moment"];
        };
        /** @enum {string} */
        GuideLength: "short" | "middle" | "long";
        /** @enum {string} */
        GuideManner: "direct" | "ordered" | "gentle" | "wry";
        DeskGuide: {
            version: number;
            services: {
                /** Format: uuid */
                id: string;
                title: string;
                length?: components["schemas"]["GuideLength"];
            }[];
            specialists: {
                /** Format: uuid */
                id: string;
                name: string;
                manner?: components["schemas"]["GuideManner"];
            }[];
        };
        Price: {
            /** Format: uuid */
            fairyId: string;
            /** Format: uuid */
            productId: string;
            /** @description The last one, where it is not on sale */
            price: Grosze;
            isOnSale: boolean;
            /** @description On sale for less than just before, since at most thirty days */
            isReduced: boolean;
            version: number;
            /** @description The lowest price that was on sale within the last thirty days, the present one included; null for none */
            lowest: Grosze | null;
            /** @description When that price came on sale */
            lowestSince: components["schemas"]["Moment"] | null;
        };
        PriceList: {
            products: {
                /** Format: uuid */
                id: string;
                title: string;
                productType: components["schemas"]["ProductType"];
            }[];
            fairies: {
                /** Format: uuid */
                id: string;
                name: string;
                image: string;
                isAvailable: boolean;
            }[];
            /** @description Of specialists and products out of the shop, too */
            prices: components["schemas"]["Price"][];
        };
        PastPrice: {
            price: Grosze;
            from: components["schemas"]["Moment"];
            /** @description Null for the present price */
            until: components["schemas"]["Moment"] | null;
        };
        /** @description x-decided: the mean of her ratings, rounded; missing while it is not shown (LW-16) */
        rating: number;
        /** @description An addition: what customers gave her. Missing beside an API that has a rating alone */
        ratings: {
            count: number;
            /** @description One decimal; only from three ratings on */
            mean?: number;
            /** @description True: `rating` is made up, for the sample shop */
            isSample?: boolean;
        };
        /** @enum {string} */
        SpecializationIcon: "HEARTH" | "MONEY" | "EARTH";
        /** @enum {string} */
        ZodiacSign: "Aries" | "Taurus" | "Gemini" | "Cancer" | "Leo" | "Virgo" | "Libra" | "Scorpio" | "Sagittarius" | "Capricorn" | "Aquarius" | "Pisces";
        /**
         * @description `brand`: a character of the shop, behind whom several people write; missing is `person`
         * @enum {string}
         */
        Persona: "person" | "brand";
        Specialist: {
            /** Format: uuid */
            id: string;
            image: string;
            imageVersion: number;
            availability: components["schemas"]["Availability"];
            /** @description She is off the shop */
            isArchived: boolean;
            archivedVersion: number;
            /** @description Her paid orders without an answer */
            waiting: number;
            /** @description Of these, those that nobody has approved and whose promise is over */
            late: number;
            rating?: components["schemas"]["rating"];
            ratings: components["schemas"]["ratings"];
            topics: {
                /** Format: uuid */
                id: string;
                content: string;
                icon: components["schemas"]["SpecializationIcon"];
            }[];
            /** @description Her lowest price on sale; null for none */
            lowestPrice: Grosze | null;
            /** @description Median time from payment to answer over the last ninety days, in minutes, rounded up to a quarter of an hour, above ninety minutes to an hour; the wait for the day of a gift does not count; null before there are ten */
            usualMinutes: number | null;
            /** @description How soon she answers as the shop says it */
            responseTime: string;
            /** @description The text of each field */
            fields: {
                name: string;
                zodiacSign: components["schemas"]["ZodiacSign"];
                persona: components["schemas"]["Persona"];
                voice: string;
                description: string;
                seoTitle: string;
                seoDescription: string;
            };
            /** @description The version of each field */
            versions: {
                name: number;
                zodiacSign: number;
                persona: number;
                voice: number;
                description: number;
                seoTitle: number;
                seoDescription: number;
            };
        };
        /** @enum {string} */
        SpecialistField: "name" | "zodiacSign" | "persona" | "voice" | "description" | "seoTitle" | "seoDescription";
        /** @enum {string} */
        ServiceKind: "tarot" | "horoscope" | "birthHoroscope" | "prediction" | "ritual";
        SampleAnswer: {
            service: components["schemas"]["ServiceKind"];
            question: string;
            answer: string;
            version: number;
        };
        Service: {
            /** Format: uuid */
            id: string;
            productType: components["schemas"]["ProductType"];
            image: string;
            imageVersion: number;
            isArchived: boolean;
            /** @description How many sell it */
            specialists: number;
            /** @description Its lowest price on sale; null for none */
            lowestPrice: Grosze | null;
            /** @description The text of each field */
            fields: {
                title: string;
                description: string;
                /** @description A whole number */
                questionsCount: string;
                /** @description Of a tarot reading: the names of its positions, one a line; empty where the number of cards names them */
                spread: string;
                basePrompt: string;
            };
            /** @description The version of each field, and of being archived */
            versions: {
                title: number;
                description: number;
                questionsCount: number;
                spread: number;
                basePrompt: number;
                archived: number;
            };
        };
        /** @enum {string} */
        ServiceField: "title" | "description" | "questionsCount" | "spread" | "basePrompt";
        PastPrompt: {
            version: number;
            text: string;
            since: components["schemas"]["Moment"];
            /** @description Null for one that was not written at the desk */
            author: string | null;
        };
        PromptTrial: {
            /** @description What the made-up customer asks */
            questions: string[];
            /** @description Null when the model gave none */
            text: string | null;
            /** @description Why there is no text */
            declined: components["schemas"]["DeclineReason"] | null;
            flags: components["schemas"]["DraftFlag"][];
        };
        TextMark: {
            number: number;
            at: components["schemas"]["Moment"];
            /** @description Null for one that was not written at the desk */
            author: string | null;
        };
        TextEntry: {
            id: string;
            draft: components["schemas"]["TextMark"] | null;
            published: components["schemas"]["TextMark"] | null;
        };
        /** @description Texts by key; an empty one falls back */
        TextFields: {
            [key: string]: string;
        };
        Text: {
            id: string;
            /** @description The newest version of any kind, which writes have to name; 0 before the first */
            number: number;
            fields: components["schemas"]["TextFields"];
            inShop: components["schemas"]["TextFields"];
            fallbacks: components["schemas"]["TextFields"];
            /** @description What an empty document may begin with */
            skeleton: components["schemas"]["TextFields"];
            draft: components["schemas"]["TextMark"] | null;
            published: components["schemas"]["TextMark"] | null;
            /** @description The newest first; saves of one draft are one */
            versions: {
                number: number;
                at: components["schemas"]["Moment"];
                author: string | null;
                /** @enum {string} */
                kind: "draft" | "published" | "replaced" | "discarded";
                /** @description The version that it was brought back from */
                restored: number | null;
            }[];
        };
        TextCheck: {
            shown: components["schemas"]["TextFields"];
            findings: {
                key: string;
                /** @description Keeps the text out of the shop */
                isBlocking: boolean;
                /** @description In Polish */
                message: string;
            }[];
        };
        TextVersion: {
            number: number;
            fields: components["schemas"]["TextFields"];
        };
        Messages: {
            messages: components["schemas"]["Message"][];
            /** @description How many wait, in all and by kind */
            counts: {
                open: number;
                complaint: number;
                withdrawal: number;
                invoice: number;
                accessibility: number;
                "personal-data": number;
            };
            /**
             * Format: uuid
             * @description For `after`; null on the last page
             */
            next: string | null;
        };
        WaitingCount: {
            open: number;
            /** @description Of these, those whose last day is within three days */
            soon: number;
            /** @description Those whose last day is over */
            late: number;
            /** @description The first of the last days; null where there is none */
            nearest: string | null;
        };
        /** @description By the name of the page; `books` are the invoices that were asked for */
        Waiting: {
            messages: components["schemas"]["WaitingCount"];
            withdrawals: components["schemas"]["WaitingCount"];
            words: components["schemas"]["WaitingCount"];
            books: components["schemas"]["WaitingCount"];
        };
        FoundMessages: {
            messages: components["schemas"]["Message"][];
            /** @description Older ones were found as well */
            hasMore: boolean;
        };
        WrittenMails: components["schemas"]["WrittenMail"][];
        MessageThread: {
            /** @description What she writes back by mail comes into the thread by itself; missing where it is not known */
            repliesComeIn?: boolean;
            message: components["schemas"]["Message"];
            /** @description Of her page */
            customerKey: string;
            replies: components["schemas"]["WrittenMails"];
            others: components["schemas"]["Message"][];
            /** @description Her page has further messages or orders */
            hasMore: boolean;
            orders: {
                orderId: number;
                productName: string;
                /** Format: date-time */
                createdAt: string;
            }[];
        };
        EbookPicture: {
            /** @description Its path in the shop */
            image: string;
            imageVersion: number;
        };
        NewsletterTexts: {
            subject: string;
            /** @description What a mailbox shows behind the subject */
            preheader: string;
            /** @description Plain text; blank lines separate paragraphs */
            body: string;
            linkText: string;
            /** @description An https address, or a path of the shop */
            linkUrl: string;
        };
        NewsletterIssue: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            state: "draft" | "sending" | "stopped" | "sent" | "canceled";
            /** @description Of all fields together */
            version: number;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            startedAt: string | null;
            /** Format: date-time */
            endedAt: string | null;
            /**
             * Format: date-time
             * @description The mail server takes nothing now
             */
            waitsUntil: string | null;
            /**
             * @description Why it stopped by itself: the mail server refused the password, refused the issue, did not say what became of it, or refused so many addresses in a row that it refuses everybody
             * @enum {string|null}
             */
            problem: "login" | "letter" | "silence" | "refusals" | null;
            /** @description Addresses that get no newsletter any more because of what the mail server said while this issue was sent */
            stoppedAddresses: number;
            counts: {
                /** @description Confirmed when it was started */
                recipients: number;
                /** @description Taken by the mail server */
                accepted: number;
                /** @description Nobody is there */
                refused: number;
                /** @description Put off too often */
                givenUp: number;
                /** @description Handed over without an answer; not sent again */
                unclear: number;
                waiting: number;
                /** @description Unsubscribed or erased before their turn */
                left: number;
                /** @description By this issue's link */
                unsubscribed: number;
            };
            fields: components["schemas"]["NewsletterTexts"];
            versions: {
                subject: number;
                preheader: number;
                body: number;
                linkText: number;
                linkUrl: number;
            };
        };
        Newsletters: {
            /**
             * Format: uuid
             * @description For `after`; null on the last page
             */
            next: string | null;
            addresses: {
                /** @description An issue would go to so many */
                confirmed: number;
                unconfirmed: number;
                /** @description Refused by their mail server, or their mails came back */
                stopped: number;
            };
            issues: components["schemas"]["NewsletterIssue"][];
        };
        /** @description Each as text. `discount` "15%" or "20,00 zł"; `products` types joined by commas, empty for all; days of Warsaw, the last one included */
        CouponFields: {
            discount: string;
            products: string;
            validFrom: string;
            /** @description Empty for no end */
            validUntil: string;
            /** @description Empty for no limit */
            maxUses: string;
            /** @description public or personal */
            audience: string;
        };
        Coupon: {
            code: string;
            /** @enum {string} */
            state: "running" | "waiting" | "used" | "expired" | "stopped";
            /** @description What decides which fields may still change */
            standing: {
                hasBegun: boolean;
                hasEnded: boolean;
                isPublic: boolean;
                /** @description Unpaid orders hold one each */
                uses: number;
            };
            batch: string | null;
            stoppedAt: string | null;
            fields: components["schemas"]["CouponFields"];
            versions: {
                discount: number;
                products: number;
                validFrom: number;
                validUntil: number;
                maxUses: number;
                audience: number;
            };
        };
        CouponBatch: {
            /** Format: uuid */
            id: string;
            name: string;
            createdAt: string;
            stoppedAt: string | null;
            count: number;
            uses: number;
            discount: string;
        };
        CouponUse: {
            orderId: number;
            productName: string;
            fairyName: string;
            fullPrice: Grosze;
            totalPrice: Grosze;
            createdAt: string;
            /**
             * @description late: paid after its use had gone to somebody else
             * @enum {string}
             */
            state: "held" | "paid" | "released" | "late";
        };
        /** @description By the books, in the shop's currency */
        CouponSum: {
            /** @description Sales */
            count: number;
            sales: Grosze;
            /** @description Refunds and chargebacks */
            back: Grosze;
            /** @description What the coupon took off */
            givenAway: Grosze;
        };
        ShopState: {
            checkedAt: string;
            /** @description Something can be bought */
            sells: boolean;
            providers: {
                provider: components["schemas"]["PaymentProvider"];
                /** @description Within seven days */
                heardAt: string | null;
                /** @description Notices whose signature did not hold since the last one that did, counted once a second at most; missing when there are none */
                refusedNotices?: {
                    count: number;
                    at: string;
                };
                /** @description Payments of seven days that it did not open since the last one that it opened, and when the latest failed; missing when there are none */
                unopened?: {
                    count: number;
                    at: string;
                };
                /** @description No payment was ever asked of it */
                isNew: boolean;
                paidToday: number;
                /** @description Payments that ended unpaid today */
                refusedToday: number;
            }[];
            mail: {
                queued: number;
                failed: number;
                /** @description Wait for another attempt after at least one */
                retried: number;
                /** @description When the oldest of them was written */
                retriedSince: string | null;
                sentAt: string | null;
                /** @description False: mails become files */
                isReal: boolean;
            };
            /** @description Orders that are late; those without an approved answer that are due within three hours; those answered this month, and of these the ones within the promise */
            promise: {
                late: number;
                soon: number;
                answered: number;
                kept: number;
            };
            waiting: components["schemas"]["Waiting"];
            /** @description What about money waits for a decision, each kind once */
            money: {
                kind: components["schemas"]["MoneyMatter"];
                count: number;
            }[];
            backup: {
                /**
                 * @description own: the database server makes them
                 * @enum {string}
                 */
                kind: "snapshots" | "own";
                count: number;
                takenAt: string | null;
                /** @description For a hundred days no backup was restored with success */
                isDrillDue: boolean;
                /** @description The last time that a backup was restored to see whether it works */
                drill: null | {
                    at: string;
                    seconds: number;
                    orders: number | null;
                    problem: ("unreadable" | "other-shop" | "orders-missing" | "broken-off") | null;
                };
            };
            model: {
                isOn: boolean;
                draftedAt: string | null;
                today: number;
            };
            /** @description Messages that the robot check kept out within seven days */
            robots: {
                refused: number;
                /** @description Its service did not answer */
                silent: number;
            };
            /** @description What came of the last trial of each connection */
            checks: {
                /** @enum {string} */
                name: "shop-address" | "desk-proxy" | "stripe" | "stripe-webhook" | "payu" | "mail" | "sender-dns" | "robot-check" | "model" | "alarm-webhook" | "heartbeat";
                at: string;
                /**
                 * @description Missing where it works
                 * @enum {string}
                 */
                code?: "unreachable" | "certificate" | "timeout" | "refused-key" | "limited-key" | "not-active" | "no-webhook" | "webhook-off" | "webhook-events" | "login" | "sender" | "recipient" | "no-spf" | "no-dmarc" | "no-domain" | "no-forwarded-for" | "wrong-host" | "unexpected";
                /** @description The other side's own words */
                detail: string;
            }[];
            /** @description There are further ones */
            moreJobs: boolean;
            /** @description Those that failed for good, then those that keep failing, the first 50 */
            jobs: {
                /** Format: uuid */
                id: string;
                kind: string;
                orderId?: number;
                reason: string;
                attempts: number;
                at: string;
                /** @description False: it is tried again by itself */
                isFailed: boolean;
            }[];
            /** @description Steps that run every hour, each by itself */
            housekeeping: {
                step: string;
                succeededAt: string | null;
                /** @description Empty after a success */
                failedAt: string | null;
                reason: string;
                /** @description It fails, and has not succeeded for two days */
                isOverdue: boolean;
            }[];
            versions: {
                /** @description Version of the program */
                shop: string;
                node: string;
                database: string;
                migrations: number;
                startedAt: string;
            };
            /** @description There were earlier ones */
            moreErrors: boolean;
            /** @description Responses of 500 and above, except 503, by the number that people are shown: at most thirty a minute of one process, the newest 100 */
            errors: {
                requestId: string;
                at: string;
                method: string;
                route: string;
                status: number;
                type: string;
                message: string;
            }[];
            /** @description Names alone */
            settings: {
                name: string;
                isOn: boolean;
            }[];
        };
        WaitingInvoice: {
            orderId: number;
            productName: string;
            /** Format: date */
            askedOn: string;
            /** Format: date */
            dueOn: string;
        };
        BookEntry: {
            /** @enum {string} */
            kind: "sale" | "correction" | "refund" | "refund-returned" | "chargeback" | "chargeback-returned";
            at: string;
            orderId: number;
            paymentId: string;
            provider: components["schemas"]["PaymentProvider"];
            /** @description Empty when the provider never answered */
            providerPaymentId: string;
            productName: string;
            /** @description Below zero for what went back */
            amount: MinorUnits;
            currency: string;
        };
        BookMonth: {
            month: string;
            /** @description The month of the first movement */
            first: string;
            /** @description The month that is not over yet */
            current: string;
            sums: components["schemas"]["BookSum"][];
            /** @description What the total contains; null for an exempt seller */
            vat: Grosze | null;
            /** @description What coupons took off the prices */
            givenAway: Grosze;
            fees: {
                /** @description What providers kept of the sales */
                sums: {
                    currency: string;
                    amount: MinorUnits;
                }[];
                /** @description Sales of which no provider has told it */
                untold: number;
                /** @description Of them those whose provider could have told */
                untoldTells: number;
            };
            /** @description Invoices of any month that were asked for and have no number yet, the nearest last day first */
            invoices: components["schemas"]["WaitingInvoice"][];
            /** @description There are further ones */
            moreInvoices: boolean;
            /** @description The oldest 200; the file has all */
            entries: components["schemas"]["BookEntry"][];
        };
        /** @enum {string} */
        SumsBy: "time" | "fairy" | "product" | "coupon";
        Sum: {
            /** @description Sales */
            count: number;
            sales: Grosze;
            /** @description Refunds and what banks took */
            back: Grosze;
            total: Grosze;
            /** @description What coupons took off the prices */
            givenAway: Grosze;
            /** @description Sales to addresses that had bought nothing before */
            newcomers: number;
            /** @description Sales to addresses that had */
            returning: number;
        };
        SumPair: {
            now: components["schemas"]["Sum"];
            /** @description The same of the year before, as many days where the period is not over; nothing of all years */
            before: components["schemas"]["Sum"];
        };
        Sums: {
            /** @description The month of the first movement */
            first: string;
            /** @description The month that is not over yet */
            current: string;
            total: components["schemas"]["SumPair"];
            /** @description By time in its order, else what brought (or gave away) most first */
            rows: (components["schemas"]["SumPair"] & {
                /** @description A day, month or year, an id, a code or a batch of codes; empty for what nobody knows any more */
                key: string;
                name: string | null;
            })[];
            /** @description For `after`; null on the last page */
            next: string | null;
            /** @description Movements of other currencies are left out */
            hasOtherCurrencies: boolean;
        };
        Payouts: {
            month: string;
            first: string;
            current: string;
            /** @description What all get together */
            due: Grosze;
            rows: {
                /** Format: uuid */
                fairyId: string;
                name: string;
                count: number;
                sales: Grosze;
                back: Grosze;
                /** @description What her share is reckoned of */
                total: Grosze;
                percent: number | null;
                /** @description The month from which the share holds */
                since: string | null;
                /** @description null while no share is agreed */
                due: Grosze | null;
            }[];
        };
    };
    responses: {
        /** @description Refused */
        ClientError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["DeskError"];
            };
        };
        /** @description Failed */
        ServerError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["DeskError"];
            };
        };
        /** @description A challenge, valid for five minutes and once */
        Challenge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** Format: uuid */
                    challengeId: string;
                    /** @description As @simplewebauthn/browser takes it: optionsJSON */
                    options: {
                        [key: string]: unknown;
                    };
                };
            };
        };
        /** @description Who is signed in */
        Me: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Me"];
            };
        };
        /** @description Refused with what is there now */
        RefusedPhrases: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["DeskError"] & {
                    current?: components["schemas"]["Phrases"];
                };
            };
        };
        /** @description Refused with what is there now */
        RefusedNotices: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["DeskError"] & {
                    current?: components["schemas"]["Notices"];
                };
            };
        };
        /** @description Refused with what is there now */
        RefusedName: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["DeskError"] & {
                    current?: components["schemas"]["OwnName"];
                };
            };
        };
        /** @description Refused with what is there now */
        RefusedPasskey: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["DeskError"] & {
                    current?: components["schemas"]["Passkey"];
                };
            };
        };
        /** @description Refused with what is there now */
        RefusedRatingWords: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["DeskError"] & {
                    current?: components["schemas"]["RatingWords"];
                };
            };
        };
        /** @description Refused with what is there now */
        RefusedPersonalData: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["DeskError"] & {
                    current?: components["schemas"]["PersonalData"];
                };
            };
        };
        /** @description Refused with what is there now */
        RefusedInvitation: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["DeskError"] & {
                    current?: components["schemas"]["Invitation"];
                };
            };
        };
        /** @description Refused with what is there now */
        RefusedAvailability: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["DeskError"] & {
                    current?: components["schemas"]["Availability"];
                };
            };
        };
        /** @description Refused with what is there now */
        RefusedInvoice: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["DeskError"] & {
                    current?: components["schemas"]["OrderInvoice"];
                };
            };
        };
        /** @description Refused with what is there now */
        RefusedNote: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["DeskError"] & {
                    current?: components["schemas"]["OrderNotes"];
                };
            };
        };
        /** @description The money as it now is */
        OrderMoney: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["OrderMoney"];
            };
        };
        /** @description Refused with what is there now */
        RefusedOrderMoney: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["DeskError"] & {
                    current?: components["schemas"]["OrderMoney"];
                };
            };
        };
        /** @description The answer as it now is */
        Answer: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Answer"];
            };
        };
        /** @description Refused with what is there now */
        RefusedAnswer: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["DeskError"] & {
                    current?: components["schemas"]["Answer"];
                };
            };
        };
        /** @description Refused with what is there now */
        RefusedOpening: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["DeskError"] & {
                    current?: components["schemas"]["Opening"];
                };
            };
        };
        /** @description Refused with the newer table */
        RefusedGuide: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["DeskError"] & {
                    current?: components["schemas"]["DeskGuide"];
                };
            };
        };
        /** @description Refused with what is there now */
        RefusedPrices: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["DeskError"] & {
                    /** @description The prices that are newer than those seen */
                    current?: components["schemas"]["Price"][];
                };
            };
        };
        /** @description Refused with what is there now */
        RefusedSpecialist: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["DeskError"] & {
                    current?: components["schemas"]["Specialist"];
                };
            };
        };
        /** @description Refused with what is there now */
        RefusedSpecialists: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["DeskError"] & {
                    /** @description All of them in the order that they have now */
                    current?: components["schemas"]["Specialist"][];
                };
            };
        };
        /** @description Refused with what is there now */
        RefusedSample: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["DeskError"] & {
                    current?: components["schemas"]["SampleAnswer"][];
                };
            };
        };
        /** @description Refused with what is there now */
        RefusedService: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["DeskError"] & {
                    current?: components["schemas"]["Service"];
                };
            };
        };
        /** @description Refused with what is there now */
        RefusedServices: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["DeskError"] & {
                    /** @description All of them in the order that they have now */
                    current?: components["schemas"]["Service"][];
                };
            };
        };
        /** @description Refused with what is there now */
        RefusedText: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["DeskError"] & {
                    current?: components["schemas"]["Text"];
                };
            };
        };
        /** @description Refused with what waits now */
        RefusedMessages: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["DeskError"] & {
                    current?: components["schemas"]["Messages"];
                };
            };
        };
        /** @description Refused with what is there now */
        RefusedMessageThread: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["DeskError"] & {
                    current?: components["schemas"]["MessageThread"];
                };
            };
        };
        /** @description Refused with what is there now */
        RefusedWrittenMails: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["DeskError"] & {
                    current?: components["schemas"]["WrittenMails"];
                };
            };
        };
        /** @description Refused with what is there now */
        RefusedEbookPicture: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["DeskError"] & {
                    current?: components["schemas"]["EbookPicture"];
                };
            };
        };
        /** @description Refused with what is there now */
        RefusedWithdrawal: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["DeskError"] & {
                    current?: components["schemas"]["Withdrawal"];
                };
            };
        };
        /** @description Refused with what is there now */
        RefusedNewsletter: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["DeskError"] & {
                    current?: components["schemas"]["NewsletterIssue"];
                };
            };
        };
        /** @description Refused with what is there now */
        RefusedCoupon: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["DeskError"] & {
                    current?: components["schemas"]["Coupon"];
                };
            };
        };
        /** @description Refused with what is there now */
        RefusedBatch: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["DeskError"] & {
                    current?: components["schemas"]["CouponBatch"];
                };
            };
        };
        /** @description Refused with what is there now */
        RefusedPayouts: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["DeskError"] & {
                    current?: components["schemas"]["Payouts"];
                };
            };
        };
        /** @description Well */
        Health: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @enum {string} */
                    status: "ok";
                };
            };
        };
    };
    parameters: {
        OrderId: number;
        CustomerKey: string;
        DraftVersion: number;
        MessageId: string;
        IssueId: string;
        CouponCode: string;
        Month: string;
    };
    requestBodies: {
        PasskeyProof: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    challengeId: string;
                    response: components["schemas"]["Credential"];
                };
            };
        };
        Token: {
            content: {
                "application/json": {
                    token: components["schemas"]["Token"];
                };
            };
        };
        AvailabilityChange: {
            content: {
                "application/json": {
                    /** @description The version that was changed */
                    seen: number;
                    isAvailable: boolean;
                    absences: components["schemas"]["Absence"][];
                };
            };
        };
        Seen: {
            content: {
                "application/json": {
                    seen: components["schemas"]["Revision"];
                };
            };
        };
        SeenIssue: {
            content: {
                "application/json": {
                    /** @description The issue's version that the caller saw */
                    seen: number;
                };
            };
        };
    };
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getSignInPage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInPage"];
                };
            };
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    challengeSignIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Challenge"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    signIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["PasskeyProof"];
        responses: {
            200: components["responses"]["Me"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    signInWithRecoveryCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description 24 characters; dashes, blanks and case do not matter */
                    code: string;
                };
            };
        };
        responses: {
            200: components["responses"]["Me"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    signInToSample: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    token: components["schemas"]["Token"];
                    as: components["schemas"]["Role"];
                };
            };
        };
        responses: {
            200: components["responses"]["Me"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    openInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Token"];
        responses: {
            /** @description The invitation */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenInvitation"];
                };
            };
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    challengeInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Token"];
        responses: {
            200: components["responses"]["Challenge"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    acceptInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    token: components["schemas"]["Token"];
                    /** Format: uuid */
                    challengeId: string;
                    response: components["schemas"]["Credential"];
                };
            };
        };
        responses: {
            /** @description Signed in */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        me: components["schemas"]["Me"];
                        recoveryCodes: components["schemas"]["RecoveryCodes"];
                    };
                };
            };
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    getMe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Who is signed in, or nobody */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        me: components["schemas"]["Me"] | null;
                    };
                };
            };
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    getPush: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The browsers */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Push"];
                };
            };
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    addPush: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    endpoint: string;
                    /** @description Base64url, 65 bytes */
                    p256dh: string;
                    /** @description Base64url, 16 bytes */
                    auth: string;
                };
            };
        };
        responses: {
            /** @description The browsers */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Push"];
                };
            };
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    listPhrases: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Phrases */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Phrases"];
                };
            };
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    savePhrase: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                phraseId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The version that the caller saw; 0 for a new one */
                    seen: number;
                    text: string;
                };
            };
        };
        responses: {
            /** @description The phrases now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Phrases"];
                };
            };
            409: components["responses"]["RefusedPhrases"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    removePhrase: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                phraseId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The phrases now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Phrases"];
                };
            };
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    removePush: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                pushId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The browsers */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Push"];
                };
            };
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    countQueue: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The number */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        open: number;
                    };
                };
            };
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    getNotices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The choice */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Notices"];
                };
            };
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    setNotices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    seen: components["schemas"]["OrderMails"];
                    orderMails: components["schemas"]["OrderMails"];
                };
            };
        };
        responses: {
            /** @description The choice */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Notices"];
                };
            };
            409: components["responses"]["RefusedNotices"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    changeOwnName: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The name that the caller saw */
                    seen: string;
                    name: string;
                };
            };
        };
        responses: {
            /** @description Changed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnName"];
                };
            };
            409: components["responses"]["RefusedName"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    signOut: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Signed out */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    challengeFresh: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Challenge"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    proveFresh: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["PasskeyProof"];
        responses: {
            200: components["responses"]["Me"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    listSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Sessions */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"][];
                };
            };
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    endOtherSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ended */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    endSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                sessionId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ended */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    listPasskeys: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Passkeys */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Passkey"][];
                };
            };
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    addPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["PasskeyProof"];
        responses: {
            /** @description Registered */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Passkey"];
                };
            };
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    challengePasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Challenge"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    renamePasskey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                passkeyId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The name that the caller saw */
                    seen: string;
                    device: string;
                };
            };
        };
        responses: {
            /** @description Renamed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Passkey"];
                };
            };
            409: components["responses"]["RefusedPasskey"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    removePasskey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                passkeyId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Removed */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    renewRecoveryCodes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The codes */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        recoveryCodes: components["schemas"]["RecoveryCodes"];
                    };
                };
            };
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    readJournal: {
        parameters: {
            query?: {
                after?: string;
                person?: string;
                group?: components["schemas"]["JournalGroup"];
                day?: string;
                refused?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Fifty entries */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Journal"];
                };
            };
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    listRatingWords: {
        parameters: {
            query?: {
                after?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Those that wait */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RatingWordsPage"];
                };
            };
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    decideRatingWords: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                ratingId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description What the caller saw: the rule of refused words, or the state of others
                     * @enum {string}
                     */
                    seen: "waiting" | "shown" | "people" | "insult" | "health" | "promise" | "advert";
                    rule?: components["schemas"]["RatingRule"];
                };
            };
        };
        responses: {
            /** @description Decided */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            409: components["responses"]["RefusedRatingWords"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    listWithdrawals: {
        parameters: {
            query?: {
                after?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Fifty of them */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Withdrawals"];
                };
            };
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    findPersonalData: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: components["schemas"]["Email"];
                };
            };
        };
        responses: {
            /** @description Counts and open orders */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonalData"];
                };
            };
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    exportPersonalData: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: components["schemas"]["Email"];
                };
            };
        };
        responses: {
            /** @description The file, the same as of `npm run person -- export` and /moje-dane */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string;
                };
            };
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    erasePersonalData: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: components["schemas"]["Email"];
                    /** @description The `version` that was seen */
                    seen: string;
                    /** @description Calls paid orders off, whose money goes back; money that comes later for the others goes back too */
                    withOpenOrders: boolean;
                };
            };
        };
        responses: {
            /** @description What was erased */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erasure"];
                };
            };
            409: components["responses"]["RefusedPersonalData"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    listPeople: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description People */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["People"];
                };
            };
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    removePerson: {
        parameters: {
            query: {
                version: number;
            };
            header?: never;
            path: {
                personId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Removed */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    endPersonSessions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                personId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ended */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    invite: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Format: uuid
                     * @description Made up by the caller; the same again invites nobody twice
                     */
                    id?: string;
                    role: components["schemas"]["Role"];
                    name: string;
                    /** Format: email */
                    email: string;
                    /**
                     * Format: uuid
                     * @description Whose orders she answers; required for a specialist
                     */
                    fairyId?: string;
                    /**
                     * Format: uuid
                     * @description The open invitation to that address which this one replaces
                     */
                    seen: string | null;
                };
            };
        };
        responses: {
            /** @description Invited */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invitation"];
                };
            };
            409: components["responses"]["RefusedInvitation"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    withdrawInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                invitationId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Withdrawn */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    getQueue: {
        parameters: {
            query?: {
                whose?: "mine" | "all";
                state?: "late" | "soon" | "waiting" | "drafted" | "in-review" | "sent-back" | "approved";
                fairyId?: string;
                after?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The queue */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Queue"];
                };
            };
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    getMyDay: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Her day */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MyDay"];
                };
            };
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    setAvailability: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["AvailabilityChange"];
        responses: {
            /** @description As it now is */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Availability"];
                };
            };
            409: components["responses"]["RefusedAvailability"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    streamEvents: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The stream */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    listOrders: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderQuery"];
            };
        };
        responses: {
            /** @description The page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderList"];
                };
            };
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    suggestOrders: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    text: components["schemas"]["OrderText"];
                };
            };
        };
        responses: {
            /** @description At most nine orders, the latest first; the ninth tells that there are more than eight */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderEntry"][];
                };
            };
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    exportOrders: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderQuery"];
            };
        };
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    getOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderId: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The order */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    noteInvoice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderId: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The version that the caller saw; 0 for none */
                    seen: number;
                    isAsked: boolean;
                    number: string | null;
                    /**
                     * Format: date
                     * @description The day on which she asked, from that of the payment to today; kept when it is noted first. Today without it
                     */
                    askedOn?: string;
                };
            };
        };
        responses: {
            /** @description What is noted now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderInvoice"];
                };
            };
            409: components["responses"]["RefusedInvoice"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    addOrderNote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderId: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Format: uuid
                     * @description Made up by the caller, so that a repeated call adds one
                     */
                    id: string;
                    text: string;
                };
            };
        };
        responses: {
            /** @description The notes now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderNotes"];
                };
            };
            409: components["responses"]["RefusedNote"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    removeOrderNote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderId: components["parameters"]["OrderId"];
                noteId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The notes now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderNotes"];
                };
            };
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    getOrderCharts: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderId: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The charts, the customer's first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonChart"][];
                };
            };
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    getOrderEmail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderId: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The addresses */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        email: string;
                        /** @description Whom a gift goes to */
                        giftEmail?: string;
                    };
                };
            };
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    searchDesk: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    text: string;
                };
            };
        };
        responses: {
            /** @description A few of each kind */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FoundThing"][];
                };
            };
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    getCustomer: {
        parameters: {
            query?: {
                after?: number;
                messagesAfter?: string;
                mailsAfter?: string;
            };
            header?: never;
            path: {
                customerKey: components["parameters"]["CustomerKey"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The customer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Customer"];
                };
            };
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    getCustomerEmail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                customerKey: components["parameters"]["CustomerKey"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The address */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        email: string;
                    };
                };
            };
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    listMoneyDecisions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What waits for a decision */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MoneyDecision"][];
                };
            };
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    getOrderMoney: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderId: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["OrderMoney"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    giveBack: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderId: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    seen: components["schemas"]["MoneyVersion"];
                    /**
                     * Format: uuid
                     * @description The same for every repeat of this decision
                     */
                    key: string;
                    amount: MinorUnits;
                    reason: components["schemas"]["RefundReason"];
                    word?: components["schemas"]["WordToCustomer"];
                };
            };
        };
        responses: {
            200: components["responses"]["OrderMoney"];
            409: components["responses"]["RefusedOrderMoney"];
            422: components["responses"]["RefusedOrderMoney"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    previewMoneyMail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderId: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Of what is given back; without it the mail of calling the order off */
                    amount?: MinorUnits;
                    word: components["schemas"]["WordToCustomer"];
                };
            };
        };
        responses: {
            /** @description The mail */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MailPreview"];
                };
            };
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    callOffOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderId: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    seen: components["schemas"]["MoneyVersion"];
                    reason: components["schemas"]["RefundReason"];
                    word?: components["schemas"]["WordToCustomer"];
                };
            };
        };
        responses: {
            200: components["responses"]["OrderMoney"];
            409: components["responses"]["RefusedOrderMoney"];
            422: components["responses"]["RefusedOrderMoney"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    settleRefunds: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderId: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    seen: components["schemas"]["MoneyVersion"];
                };
            };
        };
        responses: {
            200: components["responses"]["OrderMoney"];
            409: components["responses"]["RefusedOrderMoney"];
            422: components["responses"]["RefusedOrderMoney"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    decideDifference: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderId: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    seen: components["schemas"]["MoneyVersion"];
                    /** @enum {string} */
                    decision: "accept" | "close" | "give-back";
                };
            };
        };
        responses: {
            200: components["responses"]["OrderMoney"];
            409: components["responses"]["RefusedOrderMoney"];
            422: components["responses"]["RefusedOrderMoney"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    saveDraft: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderId: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The draft version that the writer began from; 0 for none */
                    seenVersion: number;
                    text: components["schemas"]["AnswerText"];
                    responses: components["schemas"]["QuestionResponse"][];
                    /** @description Of a tarot reading, in their order; without it they stay as they lie */
                    cards?: components["schemas"]["LaidCard"][];
                    /** @description Stored without a press of the writer's */
                    autosave?: boolean;
                };
            };
        };
        responses: {
            200: components["responses"]["Answer"];
            409: components["responses"]["RefusedAnswer"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    listDrafts: {
        parameters: {
            query?: {
                after?: number;
            };
            header?: never;
            path: {
                orderId: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Versions */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Drafts"];
                };
            };
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    takeEditLock: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderId: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    takeOver?: boolean;
                };
            };
        };
        responses: {
            200: components["responses"]["Answer"];
            409: components["responses"]["RefusedAnswer"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    releaseEditLock: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderId: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Dropped */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    handOverAnswer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderId: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Seen"];
        responses: {
            200: components["responses"]["Answer"];
            409: components["responses"]["RefusedAnswer"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    sendBackAnswer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderId: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    seen: components["schemas"]["Revision"];
                    note: string;
                };
            };
        };
        responses: {
            200: components["responses"]["Answer"];
            409: components["responses"]["RefusedAnswer"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    approveAnswer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderId: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    seen: components["schemas"]["Revision"];
                    draftVersion: number;
                    sendAt?: components["schemas"]["SendAt"];
                    /** @description How long the approver had the text before her */
                    readSeconds?: number;
                    /** @description All `topics` of the answer, or it is 422: the approver says that it gives no advice on them */
                    noAdviceOn?: components["schemas"]["DelicateTopic"][];
                };
            };
        };
        responses: {
            200: components["responses"]["Answer"];
            409: components["responses"]["RefusedAnswer"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    recallAnswer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderId: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Seen"];
        responses: {
            200: components["responses"]["Answer"];
            409: components["responses"]["RefusedAnswer"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    retimeAnswer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderId: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    seen: components["schemas"]["Revision"];
                    sendAt?: components["schemas"]["SendAt"];
                };
            };
        };
        responses: {
            200: components["responses"]["Answer"];
            409: components["responses"]["RefusedAnswer"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    sendAnswerAgain: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderId: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    seen: components["schemas"]["Revision"];
                    /**
                     * Format: email
                     * @description The mended address; the order's own without it
                     */
                    email?: string;
                };
            };
        };
        responses: {
            200: components["responses"]["Answer"];
            409: components["responses"]["RefusedAnswer"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    beginCorrection: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderId: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    seen: components["schemas"]["Revision"];
                    /** @description For the people of the desk alone; deleted with the order's data */
                    reason: string;
                };
            };
        };
        responses: {
            200: components["responses"]["Answer"];
            409: components["responses"]["RefusedAnswer"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    dropCorrection: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderId: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Seen"];
        responses: {
            200: components["responses"]["Answer"];
            409: components["responses"]["RefusedAnswer"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    setAnswerPage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderId: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    seen: components["schemas"]["Revision"];
                    isOpen: boolean;
                };
            };
        };
        responses: {
            200: components["responses"]["Answer"];
            409: components["responses"]["RefusedAnswer"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    mailAgreementAgain: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderId: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    seen: components["schemas"]["Revision"];
                    /**
                     * Format: email
                     * @description The mended address; the order's own without it
                     */
                    email?: string;
                };
            };
        };
        responses: {
            200: components["responses"]["Answer"];
            409: components["responses"]["RefusedAnswer"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    previewAnswer: {
        parameters: {
            query: {
                version: components["parameters"]["DraftVersion"];
            };
            header?: never;
            path: {
                orderId: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The mail */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MailPreview"];
                };
            };
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    previewAnswerHtml: {
        parameters: {
            query: {
                version: components["parameters"]["DraftVersion"];
            };
            header?: never;
            path: {
                orderId: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    suggestDraft: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderId: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Seen"];
        responses: {
            200: components["responses"]["Answer"];
            409: components["responses"]["RefusedAnswer"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    getFlow: {
        parameters: {
            query: {
                machine: "purchase" | "birthHoroscope" | "paymentStatus" | "contact" | "newsletter" | "guide" | "withdrawal" | "mobileMenu";
                days: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Counts */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Flow"];
                };
            };
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    getOpening: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The opening */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Opening"];
                };
            };
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    setOpening: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    isOpen: boolean;
                    /** @description The first day in Warsaw on which it sells again, as 2026-12-15; null: when it is opened here */
                    reopensOn: string | null;
                    /** @description What customers read meanwhile */
                    words: string;
                    seen: number;
                };
            };
        };
        responses: {
            /** @description The opening */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Opening"];
                };
            };
            409: components["responses"]["RefusedOpening"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    makeShopPreview: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The address */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TextPreview"];
                };
            };
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    getGuideTable: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The table */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeskGuide"];
                };
            };
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    changeGuideTable: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The version that the caller saw */
                    seen: number;
                    /** @description By service */
                    lengths: {
                        [key: string]: components["schemas"]["GuideLength"];
                    };
                    /** @description By specialist */
                    manners: {
                        [key: string]: components["schemas"]["GuideManner"];
                    };
                };
            };
        };
        responses: {
            /** @description The table */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeskGuide"];
                };
            };
            409: components["responses"]["RefusedGuide"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    listPrices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Prices */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PriceList"];
                };
            };
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    changePrices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    changes: {
                        /** Format: uuid */
                        fairyId: string;
                        /** Format: uuid */
                        productId: string;
                        /** @description Null takes the product off this specialist's sale */
                        price: Grosze | null;
                        /** @description The `version` that the caller saw; 0 where there was no price */
                        seen: number;
                    }[];
                };
            };
        };
        responses: {
            /** @description Prices */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PriceList"];
                };
            };
            409: components["responses"]["RefusedPrices"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    getPriceHistory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                fairyId: string;
                productId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Prices */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PastPrice"][];
                };
            };
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    getMyCard: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Her card */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Specialist"];
                };
            };
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    listSpecialists: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Specialists */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Specialist"][];
                };
            };
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    addSpecialist: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Format: uuid
                     * @description Made up by the caller, so that a repeated call adds nobody twice
                     */
                    id: string;
                    fields: {
                        name: string;
                        zodiacSign: string;
                        /** @description Missing: person */
                        persona?: string;
                        /** @description May be empty, or missing, which is the same */
                        voice?: string;
                        description: string;
                        seoTitle: string;
                        seoDescription: string;
                    };
                };
            };
        };
        responses: {
            /** @description The specialist */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Specialist"];
                };
            };
            409: components["responses"]["RefusedSpecialist"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    orderSpecialists: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The order that the caller saw */
                    seen: string[];
                    /** @description The same specialists in their new order */
                    order: string[];
                };
            };
        };
        responses: {
            /** @description Specialists */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Specialist"][];
                };
            };
            409: components["responses"]["RefusedSpecialists"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    changeSpecialist: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                fairyId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    changes: {
                        field: components["schemas"]["SpecialistField"];
                        /** @description Spaces around it are dropped */
                        text: string;
                        /** @description The field's version that the caller saw */
                        seen: number;
                    }[];
                };
            };
        };
        responses: {
            /** @description The specialist */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Specialist"];
                };
            };
            409: components["responses"]["RefusedSpecialist"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    setSpecialistAvailability: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                fairyId: string;
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["AvailabilityChange"];
        responses: {
            /** @description As it now is */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Availability"];
                };
            };
            409: components["responses"]["RefusedAvailability"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    archiveSpecialist: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                fairyId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    isArchived: boolean;
                    /** @description The `archivedVersion` that the caller saw */
                    seen: number;
                };
            };
        };
        responses: {
            /** @description The specialist */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Specialist"];
                };
            };
            409: components["responses"]["RefusedSpecialist"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    setTopics: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                fairyId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Ids of the topics that the caller saw */
                    seen: string[];
                    topics: {
                        /** @description Spaces around it are dropped */
                        content: string;
                        icon: components["schemas"]["SpecializationIcon"];
                    }[];
                };
            };
        };
        responses: {
            /** @description The specialist */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Specialist"];
                };
            };
            409: components["responses"]["RefusedSpecialist"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    listSamples: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                fairyId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Samples */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SampleAnswer"][];
                };
            };
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    setSample: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                fairyId: string;
                service: components["schemas"]["ServiceKind"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Spaces around it are dropped; may be empty */
                    question: string;
                    /** @description Spaces around it are dropped */
                    answer: string;
                    /** @description The version that the caller saw; 0 where there was none */
                    seen: number;
                };
            };
        };
        responses: {
            /** @description Samples */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SampleAnswer"][];
                };
            };
            409: components["responses"]["RefusedSample"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    setPortrait: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                fairyId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description WebP or JPEG of 640 × 800 pixels and at most 300 kB, in base64, as the desk has cut it; null for none */
                    picture: string | null;
                    /** @description The picture's version that the caller saw */
                    seen: number;
                };
            };
        };
        responses: {
            /** @description The specialist */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Specialist"];
                };
            };
            409: components["responses"]["RefusedSpecialist"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    listServices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Services */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Service"][];
                };
            };
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    addService: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Format: uuid
                     * @description Made up by the caller
                     */
                    id: string;
                    /**
                     * Format: uuid
                     * @description The service that it begins as a copy of
                     */
                    like: string;
                    title: string;
                };
            };
        };
        responses: {
            /** @description The service */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Service"];
                };
            };
            409: components["responses"]["RefusedService"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    makeService: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Format: uuid
                     * @description Made up by the caller
                     */
                    id: string;
                    productType: components["schemas"]["ProductType"];
                    fields: {
                        title: string;
                        description: string;
                        questionsCount: string;
                        /** @description Of a tarot reading: one position a line */
                        spread?: string;
                        basePrompt: string;
                    };
                };
            };
        };
        responses: {
            /** @description The service */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Service"];
                };
            };
            409: components["responses"]["RefusedService"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    orderServices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The order that the caller saw; without archived ones */
                    seen: string[];
                    /** @description The same services in their new order */
                    order: string[];
                };
            };
        };
        responses: {
            /** @description Services */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Service"][];
                };
            };
            409: components["responses"]["RefusedServices"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    changeService: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                productId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    changes: {
                        field: components["schemas"]["ServiceField"];
                        /** @description Spaces around it are dropped */
                        text: string;
                        /** @description The field's version that the caller saw */
                        seen: number;
                    }[];
                };
            };
        };
        responses: {
            /** @description The service */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Service"];
                };
            };
            409: components["responses"]["RefusedService"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    setServicePicture: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                productId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description WebP or JPEG of 480 × 680 pixels and at most 300 kB, in base64, as the desk has cut it; null for none */
                    picture: string | null;
                    /** @description The picture's version that the caller saw */
                    seen: number;
                };
            };
        };
        responses: {
            /** @description The service */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Service"];
                };
            };
            409: components["responses"]["RefusedService"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    archiveService: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                productId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    isArchived: boolean;
                    /** @description The version `archived` that the caller saw */
                    seen: number;
                };
            };
        };
        responses: {
            /** @description The service */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Service"];
                };
            };
            409: components["responses"]["RefusedService"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    listPrompts: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                productId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Base prompts */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PastPrompt"][];
                };
            };
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    tryPrompt: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                productId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    basePrompt: string;
                };
            };
        };
        responses: {
            /** @description What came of it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PromptTrial"];
                };
            };
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    listTexts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Texts */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TextEntry"][];
                };
            };
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    getText: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A section of the content service, as `Tarot` */
                textId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The text */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Text"];
                };
            };
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    saveText: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A section of the content service, as `Tarot` */
                textId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The newest version that the caller saw */
                    seen: number;
                    changes: {
                        key: string;
                        /** @description Spaces around it are dropped; an empty one falls back to the shop's own words */
                        text: string;
                    }[];
                };
            };
        };
        responses: {
            /** @description The text */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Text"];
                };
            };
            409: components["responses"]["RefusedText"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    checkText: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A section of the content service, as `Tarot` */
                textId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    changes: {
                        key: string;
                        /** @description Spaces around it are dropped; an empty one falls back to the shop's own words */
                        text: string;
                    }[];
                };
            };
        };
        responses: {
            /** @description What came of it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TextCheck"];
                };
            };
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    publishText: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A section of the content service, as `Tarot` */
                textId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The newest version that the caller saw */
                    seen: number;
                };
            };
        };
        responses: {
            /** @description The text */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Text"];
                };
            };
            409: components["responses"]["RefusedText"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    discardText: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A section of the content service, as `Tarot` */
                textId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The newest version that the caller saw */
                    seen: number;
                };
            };
        };
        responses: {
            /** @description The text */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Text"];
                };
            };
            409: components["responses"]["RefusedText"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    restoreText: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A section of the content service, as `Tarot` */
                textId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The newest version that the caller saw */
                    seen: number;
                    /** @description The version to bring back */
                    number: number;
                };
            };
        };
        responses: {
            /** @description The text */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Text"];
                };
            };
            409: components["responses"]["RefusedText"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    makeTextPreview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                textId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The address */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TextPreview"];
                };
            };
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    getTextVersion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A section of the content service, as `Tarot` */
                textId: string;
                number: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The version */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TextVersion"];
                };
            };
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    listMessages: {
        parameters: {
            query?: {
                filter?: "open" | "complaint" | "withdrawal" | "invoice" | "accessibility" | "personal-data" | "done";
                after?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Messages */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Messages"];
                };
            };
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    countWaiting: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The numbers */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Waiting"];
                };
            };
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    searchMessages: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    text: string;
                };
            };
        };
        responses: {
            /** @description Messages */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FoundMessages"];
                };
            };
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    finishMessages: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    messages: {
                        /** Format: uuid */
                        id: string;
                        /** @description The message's version that the caller saw */
                        seen: number;
                    }[];
                };
            };
        };
        responses: {
            /** @description What waits now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Messages"];
                };
            };
            409: components["responses"]["RefusedMessages"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    getMessage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                messageId: components["parameters"]["MessageId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The thread */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageThread"];
                };
            };
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    markMessage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                messageId: components["parameters"]["MessageId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The message's version that the caller saw */
                    seen: number;
                    kind: components["schemas"]["MessageKind"];
                    isDone: boolean;
                };
            };
        };
        responses: {
            /** @description The thread */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageThread"];
                };
            };
            409: components["responses"]["RefusedMessageThread"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    recallReply: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                messageId: components["parameters"]["MessageId"];
                replyId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The thread */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageThread"];
                };
            };
            409: components["responses"]["RefusedMessageThread"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    listOrderMails: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderId: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The mails */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WrittenMails"];
                };
            };
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    writeOrderMail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderId: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    id: string;
                    /**
                     * Format: uuid
                     * @description Id of the latest mail that the caller saw; null for none
                     */
                    seen: string | null;
                    text: string;
                    /** @description When it is to leave (ISO 8601); at once without one */
                    sendAt?: string | null;
                };
            };
        };
        responses: {
            /** @description The mails */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WrittenMails"];
                };
            };
            409: components["responses"]["RefusedWrittenMails"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    recallOrderMail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderId: components["parameters"]["OrderId"];
                mailId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The mails */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WrittenMails"];
                };
            };
            409: components["responses"]["RefusedWrittenMails"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    getEbookPicture: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EbookPicture"];
                };
            };
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    setEbookPicture: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description WebP or JPEG of 480 × 680 pixels and at most 300 kB, in base64, as the desk has cut it; null for none */
                    picture: string | null;
                    /** @description The picture's version that the caller saw */
                    seen: number;
                };
            };
        };
        responses: {
            /** @description The picture */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EbookPicture"];
                };
            };
            409: components["responses"]["RefusedEbookPicture"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    replyToMessage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                messageId: components["parameters"]["MessageId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    id: string;
                    /** @description The message's version that the caller saw */
                    seen: number;
                    text: string;
                    /** @description When it is to leave (ISO 8601); at once without one */
                    sendAt?: string | null;
                };
            };
        };
        responses: {
            /** @description The thread */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageThread"];
                };
            };
            409: components["responses"]["RefusedMessageThread"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    pasteMessage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                messageId: components["parameters"]["MessageId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    id: string;
                    /** @description The message's version that the caller saw */
                    seen: number;
                    text: string;
                    /**
                     * Format: date
                     * @description The day it came, in Warsaw, not before the message; the last day counts from it where the message was dealt with
                     */
                    receivedOn: string;
                };
            };
        };
        responses: {
            /** @description The thread */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageThread"];
                };
            };
            409: components["responses"]["RefusedMessageThread"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    dealWithWithdrawal: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                withdrawalId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Noted */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            409: components["responses"]["RefusedWithdrawal"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    carryOutWithdrawal: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                withdrawalId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Whether the caller saw that the statement was denied (`isDenied`)
                     * @enum {string}
                     */
                    seen: "open" | "denied";
                };
            };
        };
        responses: {
            /** @description Under way */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            409: components["responses"]["RefusedWithdrawal"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    listNewsletters: {
        parameters: {
            query?: {
                after?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Issues */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Newsletters"];
                };
            };
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    addNewsletter: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    id: string;
                    subject: string;
                    /** Format: uuid */
                    like: string | null;
                };
            };
        };
        responses: {
            /** @description The issue */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewsletterIssue"];
                };
            };
            409: components["responses"]["RefusedNewsletter"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    getNewsletter: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                issueId: components["parameters"]["IssueId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The issue, and to how many it would go now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        issue: components["schemas"]["NewsletterIssue"];
                        confirmed: number;
                    };
                };
            };
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    changeNewsletter: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                issueId: components["parameters"]["IssueId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    changes: {
                        /** @enum {string} */
                        field: "subject" | "preheader" | "body" | "linkText" | "linkUrl";
                        text: string;
                        /** @description The field's version that the caller saw */
                        seen: number;
                    }[];
                };
            };
        };
        responses: {
            /** @description The issue */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewsletterIssue"];
                };
            };
            409: components["responses"]["RefusedNewsletter"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    removeNewsletter: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                issueId: components["parameters"]["IssueId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["SeenIssue"];
        responses: {
            /** @description Removed */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            409: components["responses"]["RefusedNewsletter"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    previewNewsletter: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                issueId: components["parameters"]["IssueId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The mail */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MailPreview"];
                };
            };
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    previewNewsletterHtml: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                issueId: components["parameters"]["IssueId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    tryNewsletter: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                issueId: components["parameters"]["IssueId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["SeenIssue"];
        responses: {
            /** @description On its way */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            409: components["responses"]["RefusedNewsletter"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    startNewsletter: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                issueId: components["parameters"]["IssueId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["SeenIssue"];
        responses: {
            /** @description The issue */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewsletterIssue"];
                };
            };
            409: components["responses"]["RefusedNewsletter"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    stopNewsletter: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                issueId: components["parameters"]["IssueId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The issue */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewsletterIssue"];
                };
            };
            409: components["responses"]["RefusedNewsletter"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    resumeNewsletter: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                issueId: components["parameters"]["IssueId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The issue */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewsletterIssue"];
                };
            };
            409: components["responses"]["RefusedNewsletter"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    cancelNewsletter: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                issueId: components["parameters"]["IssueId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description The issue's state that the caller saw
                     * @enum {string}
                     */
                    seen: "sending" | "stopped";
                };
            };
        };
        responses: {
            /** @description The issue */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewsletterIssue"];
                };
            };
            409: components["responses"]["RefusedNewsletter"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    restoreNewsletterAddresses: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                issueId: components["parameters"]["IssueId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The issue */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewsletterIssue"];
                };
            };
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    stopNewsletterAddresses: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description As pasted: spaces, commas or lines between them */
                    addresses: string;
                };
            };
        };
        responses: {
            /** @description How many were stopped, and how many nobody had signed up */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        stopped: number;
                        unknown: number;
                    };
                };
            };
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    exportNewsletterAddresses: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    listCoupons: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Coupons and batches */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        coupons: components["schemas"]["Coupon"][];
                        batches: components["schemas"]["CouponBatch"][];
                    };
                };
            };
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    makeCoupon: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Format: uuid
                     * @description Made up by the caller; the same again makes no second coupon
                     */
                    id?: string;
                    /** @description Read in capitals, without spaces */
                    code: string;
                    fields: components["schemas"]["CouponFields"];
                };
            };
        };
        responses: {
            /** @description The coupon */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Coupon"];
                };
            };
            409: components["responses"]["RefusedCoupon"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    getCoupon: {
        parameters: {
            query?: {
                after?: number;
            };
            header?: never;
            path: {
                code: components["parameters"]["CouponCode"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The coupon, and fifty of its uses, newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        coupon: components["schemas"]["Coupon"];
                        uses: components["schemas"]["CouponUse"][];
                        /** @description For `after`; null on the last page */
                        next: number | null;
                        brought: components["schemas"]["CouponSum"];
                    };
                };
            };
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    changeCoupon: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                code: components["parameters"]["CouponCode"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    changes: {
                        /** @enum {string} */
                        field: "discount" | "products" | "validFrom" | "validUntil" | "maxUses" | "audience";
                        text: string;
                        /** @description The field's version that the caller saw */
                        seen: number;
                    }[];
                };
            };
        };
        responses: {
            /** @description The coupon */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Coupon"];
                };
            };
            409: components["responses"]["RefusedCoupon"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    stopCoupon: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                code: components["parameters"]["CouponCode"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The coupon */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Coupon"];
                };
            };
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    makeCouponBatch: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Format: uuid
                     * @description Made up by the caller; the same again makes no second batch
                     */
                    id?: string;
                    name: string;
                    /** @description What each code begins with; may be empty */
                    prefix: string;
                    /** @description A whole number up to 1000 */
                    count: string;
                    fields: {
                        discount: string;
                        products: string;
                        validFrom: string;
                        validUntil: string;
                    };
                };
            };
        };
        responses: {
            /** @description The batch */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CouponBatch"];
                };
            };
            409: components["responses"]["RefusedBatch"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    stopCouponBatch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                batchId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The batch */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CouponBatch"];
                };
            };
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    exportCouponBatch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                batchId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    getShopState: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The state */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShopState"];
                };
            };
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    retryJob: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                jobId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The state */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShopState"];
                };
            };
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    retryFailedJobs: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The state */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShopState"];
                };
            };
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    tryConnections: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The state */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShopState"];
                };
            };
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    getBooks: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                month: components["parameters"]["Month"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The month */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookMonth"];
                };
            };
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    exportBooks: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                month: components["parameters"]["Month"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    getSums: {
        parameters: {
            query: {
                period?: string;
                by: components["schemas"]["SumsBy"];
                after?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sums */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Sums"];
                };
            };
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    getPayouts: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                month: components["parameters"]["Month"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The list */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Payouts"];
                };
            };
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    exportPayouts: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                month: components["parameters"]["Month"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    setShare: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                month: components["parameters"]["Month"];
                fairyId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The share that the caller saw */
                    seen: number | null;
                    /** @description null where nothing is agreed */
                    percent: number | null;
                };
            };
        };
        responses: {
            /** @description The month's list */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Payouts"];
                };
            };
            409: components["responses"]["RefusedPayouts"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    healthLive: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Health"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    healthReady: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Health"];
            "5XX": components["responses"]["ServerError"];
        };
    };
}
