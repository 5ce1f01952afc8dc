// Made of storefront.yaml by npm run contract.
import type { Pln } from '#domain/grosze.ts';

export interface paths {
    "/fairy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All specialists with their products and prices */
        get: operations["listFairies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fairy/{fairyId}/more": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a specialist's own page shows beside her card (addition) */
        get: operations["getFairyMore"];
        put?: never;
        post?: never;
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
        /**
         * All that is sold, and the table by which the storefront suggests a choice (addition)
         * @description The customer's answers are compared in the browser; none is sent.
         */
        get: operations["getGuide"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/product": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Products, optionally of one type
         * @description For several types the storefront makes one call per type and merges the results.
         */
        get: operations["listProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/page/{page}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Texts of one page */
        get: operations["getPageContent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contact": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Contact form */
        post: operations["sendContact"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coupon/apply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Price after a coupon; reserves nothing
         * @description Errors: 102 (404), 103 (409), 104 (422); 404 (code 100) for an offer that there is not. The coupon is spent only by POST /order. A last use that is held by
         *     this browser's own unpaid order (see POST /order), or by one of the visit `visitId`, counts as free. When unpaid orders of this browser or its network
         *     address hold as many uses of a limited coupon as allowed (three), 103 comes with the path /code in `errors`.
         */
        post: operations["applyCoupon"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create an order and its payment
         * @description The storefront sends `/order` or `/order/?orderId={id}`; the server must ignore the trailing slash.
         *     The price is always computed here from fairyProductId and couponCode, never taken from the browser.
         *     The answer sets two cookies (HttpOnly, SameSite=Strict). One names this browser's orders for an hour: when it comes
         *     back from the payment page unpaid and orders anew, its own order that asks for the same, or that holds the coupon's
         *     last use, gives way. When an order for the same is being paid, or is paid and waits for its answer, none is made: the
         *     answer names it, with the result page as `paymentLink`. The other tells for fourteen days that a request comes from the device that ordered
         *     (`isOwnDevice`).
         *     103 with the path /couponCode in `errors`: unpaid orders of this browser or its network address hold as many uses of
         *     the coupon as allowed.
         *     Whoever creates an order has accepted the terms as they are published (VA-1); their text and the time are stored (`consents`).
         */
        post: operations["createOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/payment-status/{orderId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Payment status, polled every second while PENDING
         * @description An unknown order and a wrong customerId give the same 404, so that numbers cannot be tried out.
         */
        get: operations["getPaymentStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/purchase-report/{orderId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Claims the one `purchase` analytics event of a paid order
         * @description Over all devices and tabs, the first claim is granted; the same claim is granted again, so that a lost response
         *     can be asked for once more. Nothing is granted while the order is not paid.
         */
        post: operations["claimPurchaseReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/withdrawal/review": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The statement of withdrawal as it will be received (directive 2011/83, art. 11a)
         * @description Stores nothing. The same answer whether or not there is such an order.
         */
        post: operations["reviewWithdrawal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/withdrawal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Withdraw from an order
         * @description Every statement is received at once: one that is late, repeated or names no order, too. The answer is the same
         *     for right and wrong numbers. A receipt is mailed at once: the first of an order always, others a few a day to one
         *     address. The statement is carried out at once when it brings the order's own key and number, and the order's address
         *     was not mended since; otherwise by a press in the receipt's mail, or by the owner. Then the order is called off and its money goes back, if its answer was not sent
         *     before the statement or the right to withdraw has outlived it.
         */
        post: operations["confirmWithdrawal"];
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
        get?: never;
        put?: never;
        /**
         * Newsletter sign-up (double opt-in)
         * @description The same answer whether or not the address is already known, and whether or not it had enough mails today. 409 (code
         *     100) while the shop has no terms or no privacy page.
         */
        post: operations["signUpNewsletter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/newsletter/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm the address; called by the storefront page the mail links to
         * @description POST on purpose, and the page asks for a press, so that link scanners of mail systems confirm nobody. 422 (code 106)
         *     for a token that is unknown or has expired.
         */
        post: operations["confirmNewsletter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/newsletter/unsubscribe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * One-click unsubscribe (RFC 8058)
         * @description Mail programs send the form field List-Unsubscribe=One-Click, as multipart, urlencoded or not at all. Only the token counts: the body is of any type and is not read.
         */
        post: operations["unsubscribeNewsletter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/horoscope/birth": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Free birth chart; makes a DRAFT order
         * @description Refusals are code 100 with one of these paths in `errors`: /city (no such place, or more than one of its
         *     name; GET /places has the nearest), /dateTime (no such date, out of range, or an hour that the change to summer
         *     time left out), /name, /email. 409 without a path while the shop has no terms or no privacy page.
         */
        post: operations["computeBirthHoroscope"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/places": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Places whose name begins like q, for the city field; the nearest spellings when none does */
        get: operations["searchPlaces"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/moon": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The moon now */
        get: operations["getMoon"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/moon/calendar/{month}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The moon on every day of a month, in Warsaw time */
        get: operations["getLunarCalendar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wp-json/wp/v2/posts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Blog posts */
        get: operations["listPosts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment/stripe/webhook": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stripe events
         * @description Verified over the raw body with the Stripe-Signature header, whatever type it has; answers 200 to repeats.
         */
        post: operations["stripeWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment/payu/notify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * PayU notifications
         * @description Verified over the raw body with the OpenPayu-Signature header, whatever type it has; answers 200 to repeats.
         */
        post: operations["payuNotify"];
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
        /** The process runs */
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
        /** The database answers and takes writes, and the process is not about to end */
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
        /**
         * @description API and admin spelling. The storefront spelling is mapped in one place only.
         * @enum {string}
         */
        ProductType: "Tarot" | "Tarot_partnerski" | "Horoskop" | "Horoskop_urodzeniowy" | "Wrozba" | "Newsletter" | "Rytual_partnerski" | "Rytual_finansowy" | "Rytual_z_intencja";
        /**
         * @description Either spelling of ProductType
         * @enum {string}
         */
        AnyProductType: "Tarot" | "Tarot_partnerski" | "Horoskop" | "Horoskop_urodzeniowy" | "Wrozba" | "Newsletter" | "Rytual_partnerski" | "Rytual_finansowy" | "Rytual_z_intencja" | "TAROT" | "PARTNER_TAROT" | "HOROSCOPE" | "BIRTH_HOROSCOPE" | "PREDICTION" | "NEWSLETTER" | "PARTNER_RITUAL" | "FINANCE_RITUAL" | "INTENTION_RITUAL";
        /** @enum {string} */
        ZodiacSign: "Aries" | "Taurus" | "Gemini" | "Cancer" | "Leo" | "Virgo" | "Libra" | "Scorpio" | "Sagittarius" | "Capricorn" | "Aquarius" | "Pisces";
        /**
         * @description x-decided: the names are required, their spelling on the wire was left to us
         * @enum {string}
         */
        MoonPhase: "new moon" | "waxing crescent" | "first quarter" | "waxing gibbous" | "full moon" | "waning gibbous" | "third quarter" | "waning crescent" | "last quarter";
        /** @enum {string} */
        SpecializationIcon: "HEARTH" | "MONEY" | "EARTH";
        /** @enum {string} */
        PaymentProvider: "STRIPE" | "PAYU";
        /** @enum {string} */
        PaymentStatus: "PENDING" | "WAITING_FOR_CONFIRMATION" | "COMPLETED" | "CANCELED";
        /** @enum {string} */
        OrderStatus: "DRAFT" | "SCHEDULED" | "SENT" | "CANCELED" | "GENERATING_RESPONSE";
        /** @enum {string} */
        SitePage: "Glowna" | "Horoskopy" | "Tarot" | "Wrozby" | "Polityka_prywatnosci" | "Regulamin" | "Kontakt" | "Rytualy";
        /** @enum {string} */
        SiteTextKey: "HEADER_SLOGAN" | "HEADER_DESCRIPTION" | "HEADER_TITLE" | "FOOTER" | "NEWSLETTER_SLOGAN" | "NEWSLETTER_DESCRIPTION" | "TERMS_DESCRIPTION" | "PRIVACY_POLICY_DESCRIPTION" | "PRODUCTS_NAMES" | "POSTS_SECTION_TITLE";
        /**
         * @description 100 generic client error; 101 coupon exists; 102 coupon not found; 103 coupon no longer available;
         *     104 coupon not applicable for given product; 105 percent discount greater than 100; 106 newsletter sign-up
         *     error; 107 user already exists; 108 unauthorized; 500 generic server error.
         * @enum {integer}
         */
        ErrorCode: 100 | 101 | 102 | 103 | 104 | 105 | 106 | 107 | 108 | 500;
        /**
         * Format: uuid
         * @description 8-4-4-4-12 hex digits, whatever the version
         */
        Uuid: string;
        OrderId: number;
        /** @description Unguessable; the embedded API hands out UUID v4 */
        ChartHandle: string;
        /** @description The embedded API hands out UUID v4 */
        CustomerId: string;
        /** @description PLN with at most two decimals; whole grosze in the database */
        Money: Pln;
        /** Format: email */
        Email: string;
        /** @description year-month-day */
        PlainDate: string;
        Token: string;
        Fairy: {
            id: components["schemas"]["Uuid"];
            name: string;
            seoTitle: string;
            seoDescription: string;
            imageSrc: string;
            isAvailable: boolean;
            responseTime: string;
            /** @description x-decided: the mean of her ratings, rounded; missing while it is not shown (LW-16) */
            rating?: number;
            /** @description An addition: what customers gave her. Missing beside an API that has a rating alone */
            ratings?: {
                count: number;
                /** @description One decimal; only from three ratings on */
                mean?: number;
                /** @description True: `rating` is made up, for the sample shop */
                isSample?: boolean;
            };
            /** @description An addition: true: a character of the shop, behind whom several people write */
            isBrand?: boolean;
            /** @description An addition: one sentence in her own voice; missing where she has none */
            voice?: string;
            /** @description An addition: services of which her page has a sample answer; missing where there is none */
            samples?: components["schemas"]["ServiceKind"][];
            description: string;
            zodiacSign: components["schemas"]["ZodiacSign"];
            specializations: components["schemas"]["Specialization"][];
            products: components["schemas"]["FairyProduct"][];
        };
        /** @enum {string} */
        GuideLength: "short" | "middle" | "long";
        /** @enum {string} */
        GuideManner: "direct" | "ordered" | "gentle" | "wry";
        /** @enum {string} */
        ServiceKind: "tarot" | "horoscope" | "birthHoroscope" | "prediction" | "ritual";
        FairyMore: {
            /** @description Numbers of ratings from one star to five; missing while no mean is shown */
            spread?: number[];
            /**
             * Format: date
             * @description The day of her first rating; missing while no mean is shown
             */
            since?: string;
            /** @description The absence of today, or the next one within thirty days */
            absence?: {
                /** Format: date */
                from: string;
                /** Format: date */
                until: string;
            };
            samples: {
                service: components["schemas"]["ServiceKind"];
                question: string;
                answer: string;
            }[];
        };
        Specialization: {
            id: components["schemas"]["Uuid"];
            content: string;
            icon: components["schemas"]["SpecializationIcon"];
        };
        FairyProduct: {
            id: components["schemas"]["Uuid"];
            fairyId: components["schemas"]["Uuid"];
            productId: components["schemas"]["Uuid"];
            price: components["schemas"]["Money"];
            title: string;
            productType: components["schemas"]["ProductType"];
            questionsCount: number;
        };
        /** @description x-decided: basePrompt is optional on the wire; the embedded API never sends it */
        Product: {
            id: components["schemas"]["Uuid"];
            title: string;
            description: string;
            imageSrc: string;
            productType: components["schemas"]["ProductType"];
            questionsCount: number;
            basePrompt?: string;
        };
        PageContentItem: {
            type: components["schemas"]["SiteTextKey"];
            content: string;
        };
        /** @description The storefront reads the same from the Newsletter product */
        NewsletterContent: {
            title: string;
            description: string;
            imageSrc: string;
        };
        OrderCustomer: {
            name: string;
            email: components["schemas"]["Email"];
            birthDate: components["schemas"]["PlainDate"];
            /** @description Required when the product is a birth horoscope (checked by the server) */
            city?: string;
            /** @description Hour of birth of the chart that a birth horoscope is ordered from, on that city’s clock. Without it the chart’s own is taken, which the server keeps for a limited time. */
            birthTime?: string;
            /**
             * @description Which of the two, when that hour came twice
             * @enum {string}
             */
            clockChoice?: "earlier" | "later";
        };
        OrderPartner: {
            name: string;
            birthDate: components["schemas"]["PlainDate"];
        };
        OrderQuestion: {
            content: string;
        };
        OrderCreateRequest: {
            fairyProductId: components["schemas"]["Uuid"];
            questions: components["schemas"]["OrderQuestion"][];
            customer: components["schemas"]["OrderCustomer"];
            partner?: components["schemas"]["OrderPartner"];
            /** @description Optional; an empty string means none */
            couponCode?: string;
            /** @description Chart markup (SVG) of a birth horoscope. Not kept; the shop draws the chart anew from the birth data. */
            image?: string;
            paymentProvider: components["schemas"]["PaymentProvider"];
            consents?: components["schemas"]["OrderConsents"];
            gift?: components["schemas"]["OrderGift"];
        };
        /**
         * @description The answer goes to another person, whom the order's name, birth date and questions are about. Agreement, receipts and
         *     refunds stay with the customer. An address that is the customer's gives 400.
         */
        OrderGift: {
            email: components["schemas"]["Email"];
            /** @description The answer is written as fast as any and sent from this day on, 9:00 in Warsaw; up to 60 days ahead. Missing: as soon as it is ready */
            sendOn?: string;
        };
        /**
         * @description What the customer has agreed to, each by the version of the text that she saw: its SHA-256 in hex. Stored with the
         *     time, and never changed. A version that was never published, or left the shop long ago, gives 409 (code 100).
         */
        OrderConsents: {
            /** @description TERMS_DESCRIPTION of /content/page/Regulamin, as it is served. Missing: the published one */
            terms?: components["schemas"]["TextVersion"];
            /** @description The express request to begin before the fourteen days for withdrawal are over, with the acknowledgement that the right is lost by the answer. Missing: not given. Where the shop asks for it (EARLY_START=required) that is 400 with the path /consents/earlyStart; elsewhere the order stands, and a withdrawal within fourteen days gives the money back even after the answer */
            earlyStart?: components["schemas"]["TextVersion"];
        };
        TextVersion: string;
        OrderResponse: {
            /** @description x-decided: public id of the payment */
            id?: components["schemas"]["Uuid"];
            /**
             * Format: uri
             * @description Where the browser goes; the payment page or (when the price is 0) the result page
             */
            paymentLink: string;
            orderId: components["schemas"]["OrderId"];
            productName: string;
            totalPrice: components["schemas"]["Money"];
            /** @description Lets the storefront poll even if the visitor returns by the back button */
            customerId?: components["schemas"]["CustomerId"];
        };
        PaymentStatusResponse: {
            paymentStatus: components["schemas"]["PaymentStatus"];
            summary?: components["schemas"]["OrderSummary"];
            news?: components["schemas"]["OrderProgress"];
            /**
             * @description Why a payment is CANCELED, where nobody declined it: the customer left its page, or a newer order of hers took its place (the same once more, or one that needed its coupon)
             * @enum {string}
             */
            endedAs?: "LEFT" | "REPLACED";
        };
        /** @description What has become of a paid order; sent once its payment is COMPLETED */
        OrderProgress: {
            /**
             * @description Whether its answer is awaited or sent, or the shop has called it off
             * @enum {string}
             */
            state: "AWAITED" | "ANSWERED" | "CALLED_OFF";
            /**
             * Format: date-time
             * @description When the answer was sent; only with ANSWERED
             */
            answeredAt?: string;
            /** @description Opens the page that leads to the next order (/ponownie), and nothing else; only with ANSWERED, while that page can be opened */
            againKey?: string;
            /** @description What has gone back to the customer or is on its way; only when something has */
            refunded?: components["schemas"]["Money"];
            /** @description The address that the answer goes to, masked: a…@example.com; whole on the device that placed the order */
            email: string;
            /** @description The request comes from the device that placed the order, where its address can be mended (/popraw-adres) */
            isOwnDevice?: boolean;
            /**
             * Format: date-time
             * @description When the order was paid: the answer is promised for twelve hours later
             */
            paidAt?: string;
            /** @description The answer goes to another person, to the address named here */
            isGift?: boolean;
            /**
             * Format: date-time
             * @description The answer of a gift is not sent before; only while it is awaited
             */
            sendFrom?: string;
            /** @description The mail server refuses the mail with the answer: the address where it goes may be wrong; only then */
            isAnswerRefused?: boolean;
            /** @description The mail server refuses the mail with the agreement: the address may be wrong, and the answer cannot be begun; only then */
            isMailRefused?: boolean;
        };
        /** @description What the purchase analytics event needs (transaction id, value in PLN, coupon, item) after a return in a fresh tab */
        OrderSummary: {
            orderId: components["schemas"]["OrderId"];
            productName: string;
            productType?: components["schemas"]["ProductType"];
            totalPrice: components["schemas"]["Money"];
            /** @constant */
            currency: "PLN";
            couponCode?: string;
            fairyName?: string;
            /** @description Her portrait; once the payment has ended */
            fairyImageSrc?: string;
            /** @description How soon she usually answers; once the payment has ended */
            fairyResponseTime?: string;
            fairyProductId?: components["schemas"]["Uuid"];
            /** @description Some device has claimed the purchase event (POST /order/purchase-report) */
            isPurchaseReported?: boolean;
        };
        CouponApplyRequest: {
            code: string;
            fairyProductId: components["schemas"]["Uuid"];
            /**
             * @description The visit's id, with which its Idempotency-Keys begin. It tells the visitor's own order, also one whose response
             *     was lost.
             */
            visitId?: components["schemas"]["Uuid"];
        };
        CouponApplyResponse: {
            discountedPrice: components["schemas"]["Money"];
            /**
             * @description Lowest price of the thirty days before the reduction, which stands beside it, and from which what is saved is
             *     reckoned (act on price information, art. 4); only for a coupon that is published for all.
             */
            lowestPrice?: components["schemas"]["Money"];
        };
        ContactRequest: {
            /** @description Robot-check token for the action inquirySubmit */
            recaptchaToken: string;
            contactData: components["schemas"]["ContactData"];
        };
        ContactData: {
            firstName: string;
            lastName: string;
            email: components["schemas"]["Email"];
            message: string;
            /**
             * @description What the message is about, if it is one of those that the law sets a day for
             * @enum {string}
             */
            topic?: "complaint" | "withdrawal" | "invoice" | "accessibility" | "personal-data";
        };
        WithdrawalRequest: {
            name: string;
            /** @description As typed; a number that no order has is received too */
            orderNumber: string;
            email: components["schemas"]["Email"];
            /** @description The order's `customerId`, where the form was opened by the order's own link */
            orderKey?: string;
        };
        WithdrawalReceipt: {
            receiptNumber: number;
            /** Format: date-time */
            receivedAt: string;
            statement: string;
            /** @description The order's own key came with it, and still proves who writes: it is carried out at once */
            isConfirmed: boolean;
        };
        NewsletterRequest: {
            email: components["schemas"]["Email"];
        };
        TokenRequest: {
            token: components["schemas"]["Token"];
        };
        NewsletterConfirmResponse: {
            /** Format: uri */
            ebookUrl: string;
        };
        BirthChartRequest: {
            name: string;
            email: components["schemas"]["Email"];
            city: string;
            /** @description Date and time joined by a space */
            dateTime: string;
            /** @description The hour is not known: noon is taken, whatever hour dateTime says */
            timeUnknown?: boolean;
            /**
             * @description Which of the two, when the clock was put back and the hour came twice; earlier if not said
             * @enum {string}
             */
            clockChoice?: "earlier" | "later";
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
        ChartAspect: {
            from: components["schemas"]["ChartBody"];
            to: components["schemas"]["ChartBody"];
            /** @enum {string} */
            aspect: "conjunction" | "sextile" | "square" | "trine" | "opposition";
            /** @description Degrees from exact */
            orb: number;
        };
        /** @enum {string} */
        ChartBody: "sun" | "moon" | "mercury" | "venus" | "mars" | "jupiter" | "saturn" | "uranus" | "neptune" | "pluto" | "chiron" | "sirius";
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
        /** @description Where the moon was at the start and at the end of the day of birth; only with timeUnknown */
        MoonRange: {
            from: components["schemas"]["ChartPoint"];
            to: components["schemas"]["ChartPoint"];
        };
        BirthChartResponse: {
            birthHoroscope: components["schemas"]["BirthHoroscope"];
            order?: {
                id: components["schemas"]["ChartHandle"];
            };
            assumed?: components["schemas"]["AssumedMoment"];
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
        Place: {
            name: string;
            /** @description Voivodeship, state or the like; for places of one name and region also the nearest town */
            region?: string;
            /** @description Polish name */
            country: string;
            /** @description What to put into the city field: POST /horoscope/birth finds this very place by it */
            label: string;
        };
        Moon: {
            sign: components["schemas"]["ZodiacSign"];
            phase: components["schemas"]["MoonPhase"];
            illumination: number;
        };
        LunarCalendar: {
            month: string;
            days: components["schemas"]["LunarDay"][];
        };
        /** @description The moon of a Warsaw day: its sign as the day begins, its illumination at noon */
        LunarDay: {
            /** Format: date */
            date: string;
            sign: components["schemas"]["ZodiacSign"];
            phase: components["schemas"]["MoonPhase"];
            illumination: number;
            /**
             * Format: date-time
             * @description Instant of a principal phase that falls on this day, with the offset of Warsaw: 2026-11-24T15:53:34+01:00
             */
            phaseAt?: string;
            /** @description The sign that the moon enters on this day */
            signChange?: {
                sign: components["schemas"]["ZodiacSign"];
                /** Format: date-time */
                at: string;
            };
        };
        BlogPost: {
            id: number;
            date: string;
            link: string;
            title: {
                rendered: string;
            };
            /** @description x-decided: the SEO block, under the name WordPress SEO plugins use */
            yoast_head_json?: {
                title?: string;
                og_image?: {
                    url: string;
                }[];
            };
        };
        ErrorBody: {
            code: components["schemas"]["ErrorCode"];
            /** @description For developers; the storefront shows its own Polish texts by code */
            message: string;
            requestId?: string;
            errors?: {
                path: string;
                message: string;
            }[];
        };
        Health: {
            /** @enum {string} */
            status: "ok";
            version?: string;
        };
        OrderAnswerItem: {
            content: string;
            response?: string | null;
            sequenceNumber?: number;
            ignoreResponse?: boolean;
        };
        OrderUpdate: {
            status?: components["schemas"]["OrderStatus"];
            paymentStatus?: components["schemas"]["PaymentStatus"];
            /** Format: date-time */
            scheduledFor?: string;
            prompt?: string;
            prompts?: components["schemas"]["OrderAnswerItem"][];
            response?: string;
            deleted?: boolean;
        };
        ProductCreate: {
            title: string;
            description: string;
            imageSrc: string;
            basePrompt: string;
            productType: components["schemas"]["ProductType"];
            questionsCount: number;
        };
        /** @description ProductCreate with every field optional */
        ProductUpdate: {
            title?: string;
            description?: string;
            imageSrc?: string;
            basePrompt?: string;
            productType?: components["schemas"]["ProductType"];
            questionsCount?: number;
        };
        FairyUpdate: {
            name?: string;
            seoTitle?: string;
            seoDescription?: string;
            imageSrc?: string;
            responseTime?: string;
            description?: string;
            rating?: number;
            zodiacSign?: components["schemas"]["ZodiacSign"];
        };
        ContentBlock: {
            label: string;
            content: string;
        };
        CustomerMail: {
            content: string;
            /**
             * Format: date-time
             * @description In the future
             */
            sendAt?: string;
        };
    };
    responses: {
        /** @description 400 validation, 401 and 403 (108), 404, 409, 413, 414, 415, 422, 429 */
        ClientError: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description 500, 502 (a payment provider or the robot check failed) or 503, code 500 */
        ServerError: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: {
        /**
         * @description Caching of public reads: a minute, and ten more while a newer one is fetched; places an hour, a month of the calendar a day. An `ETag` goes with them, and `If-None-Match` gives 304
         * @example public, max-age=60, stale-while-revalidate=600
         */
        CacheControl: string;
        /** @description Never kept anywhere */
        NoStore: "no-store";
        /** @description Seconds to wait (429 and 503) */
        RetryAfter: number;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listFairies: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List of fairies */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fairy"][];
                };
            };
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    getFairyMore: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                fairyId: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Of an unknown specialist nothing */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FairyMore"];
                };
            };
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    getGuide: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The whole offer */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        fairies: components["schemas"]["Fairy"][];
                        products: components["schemas"]["Product"][];
                        /** @description By product */
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
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    listProducts: {
        parameters: {
            query?: {
                /** @description x-decided: the embedded API reads both spellings; the storefront sends the API spelling */
                productType?: components["schemas"]["AnyProductType"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List of products */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Product"][];
                };
            };
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    getPageContent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                page: components["schemas"]["SitePage"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Items with type and content; empty when the page has no texts */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PageContentItem"][];
                };
            };
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    sendContact: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContactRequest"];
            };
        };
        responses: {
            /** @description Accepted (x-decided: body not shown, so none) */
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
    applyCoupon: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CouponApplyRequest"];
            };
        };
        responses: {
            /** @description Discounted price */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CouponApplyResponse"];
                };
            };
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    createOrder: {
        parameters: {
            query?: {
                /**
                 * @description Handle of a birth chart (`order.id` of POST /horoscope/birth). Every order of a birth horoscope that names it
                 *     gets the chart's hour of birth, unless it names one itself (`customer.birthTime`): the first one becomes its
                 *     draft, later ones are new orders. An unknown handle, one whose data were deleted and one with another product
                 *     are ignored (no hint is given).
                 */
                orderId?: components["schemas"]["ChartHandle"];
            };
            header?: {
                /**
                 * @description One key per press of a payment button; it begins with the visit's id, a UUID that nobody else knows. For seven
                 *     days the same key and body give the same order; its `paymentLink` is the result page once it cannot be paid any
                 *     more. After a 502, and when a newer order has taken its place, the key makes a new order. The same key with
                 *     another body gives 409 (code 100).
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderCreateRequest"];
            };
        };
        responses: {
            /** @description Order created; the browser goes to paymentLink */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderResponse"];
                };
            };
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    getPaymentStatus: {
        parameters: {
            query: {
                /** @description Unguessable capability (UUID v4) handed out once, in the return address after payment. */
                customerId: components["schemas"]["CustomerId"];
            };
            header?: never;
            path: {
                orderId: components["schemas"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Current status (never cached) */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentStatusResponse"];
                };
            };
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    claimPurchaseReport: {
        parameters: {
            query: {
                customerId: components["schemas"]["CustomerId"];
            };
            header?: never;
            path: {
                orderId: components["schemas"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    claim: components["schemas"]["Uuid"];
                };
            };
        };
        responses: {
            /** @description Whether this claim may report the purchase */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        isGranted: boolean;
                    };
                };
            };
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    reviewWithdrawal: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WithdrawalRequest"];
            };
        };
        responses: {
            /** @description What the customer is asked to confirm */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        statement: string;
                    };
                };
            };
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    confirmWithdrawal: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WithdrawalRequest"];
            };
        };
        responses: {
            /** @description Received */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WithdrawalReceipt"];
                };
            };
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    signUpNewsletter: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewsletterRequest"];
            };
        };
        responses: {
            /** @description Accepted; the confirmation mail goes unless the address has had enough of them today (x-decided: body not shown, so none) */
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
    confirmNewsletter: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TokenRequest"];
            };
        };
        responses: {
            /** @description Confirmed (also when it already was) */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewsletterConfirmResponse"];
                };
            };
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    unsubscribeNewsletter: {
        parameters: {
            query: {
                token: components["schemas"]["Token"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "*/*": unknown;
            };
        };
        responses: {
            /** @description Unsubscribed, or nothing to do */
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
    computeBirthHoroscope: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BirthChartRequest"];
            };
        };
        responses: {
            /** @description Chart and the draft order */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BirthChartResponse"];
                };
            };
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    searchPlaces: {
        parameters: {
            query: {
                q: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description At most eight places, best first */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Place"][];
                };
            };
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    getMoon: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Sign, phase, illumination */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Moon"];
                };
            };
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    getLunarCalendar: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description 1940-01 to 2040-12 */
                month: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One row a day */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LunarCalendar"];
                };
            };
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    listPosts: {
        parameters: {
            query?: {
                per_page?: number;
                page?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Posts */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BlogPost"][];
                };
            };
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    stripeWebhook: {
        parameters: {
            query?: never;
            header: {
                "Stripe-Signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "*/*": unknown;
            };
        };
        responses: {
            /** @description Taken */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    payuNotify: {
        parameters: {
            query?: never;
            header: {
                "OpenPayu-Signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "*/*": unknown;
            };
        };
        responses: {
            /** @description Taken */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
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
            /** @description Alive */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
            "4XX": components["responses"]["ClientError"];
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
            /** @description Ready */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
}
