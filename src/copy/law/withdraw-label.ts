/** Label of every link to the page (directive 2011/83, art. 11a ust. 1: „odstąp od umowy tutaj"). */
export const WITHDRAW_LABEL = 'Odstąp od umowy tutaj';

/** Title of the page that withdraws from an order. */
export const withdrawalTitle = 'Odstąpienie od umowy';
