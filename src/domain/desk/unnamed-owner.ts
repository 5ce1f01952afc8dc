/** Placeholder name of an owner invited by the command line without a name; she is asked for it at her first sign-in. */
export const UNNAMED_OWNER = 'Właścicielka';
