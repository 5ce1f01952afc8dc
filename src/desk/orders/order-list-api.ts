import * as z from 'zod/mini';
import { orderEntry, orderListResponse, type OrderFilter, type OrderSort } from './order-list.schema.ts';
import { readAs, type DeskClient } from '#desk/api/desk-client.ts';

/** Filters, sort and place of the list of all orders. */
export interface OrderQuery {
  text?: string;
  state?: OrderFilter;
  fairyId?: string;
  productId?: string;
  from?: string;
  until?: string;
  sort?: OrderSort;
  after?: number;
  before?: number;
}

/** The calls of the list of all orders; apart from the others, since only pages that come late need them. */
export const orderListApi = (client: DeskClient) => ({
  listOrders: (body: OrderQuery) => readAs(client.POST('/orders/list', { body }), orderListResponse),
  suggestOrders: (text: string) =>
    readAs(client.POST('/orders/suggest', { body: { text } }), z.array(orderEntry)),
  /** Without the usual timeout: a file of everything takes as long as it takes. */
  exportOrders: (body: OrderQuery) =>
    readAs(
      client.POST('/orders/export', { body, parseAs: 'blob', fetch: (request) => fetch(request) }),
      z.instanceof(Blob),
    ),
});
