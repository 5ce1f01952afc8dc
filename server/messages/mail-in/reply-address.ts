/** Address for a customer's reply to a message: `kontakt+KEY@sklep.pl`. */
export function replyAddressOf(replyAddress: string, key: string): string {
  const at = replyAddress.lastIndexOf('@');
  return `${replyAddress.slice(0, at)}+${key}${replyAddress.slice(at)}`;
}

/** The key in an address of a thread; `undefined` for any other address. Mail servers may change its case. */
export function keyIn(address: string, replyAddress: string): string | undefined {
  // A UUID without its dashes (246_mail_in.sql).
  const key = /\+([0-9a-f]{32})@/.exec(address.toLowerCase())?.[1];
  const isOne =
    key !== undefined && address.toLowerCase() === replyAddressOf(replyAddress, key).toLowerCase();
  return isOne ? key : undefined;
}
