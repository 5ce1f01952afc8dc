/** What an owner is called who was invited at the terminal without a name: she is asked for hers when she comes in. */
export const UNNAMED_OWNER = 'Właścicielka';
