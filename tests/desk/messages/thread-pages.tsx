import type { ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
import type { DeskClient } from '#desk/api/desk-client.ts';
import MessagePage from '#desk/messages/message-page.tsx';
import OrderMailPage from '#desk/order/order-mail-page.tsx';
import { renderDesk } from '../render-desk.tsx';

const asItIs = (page: ReactNode) => page;

/** The page of a message; `around`: what hears of updates. */
export const renderMessage = (client: DeskClient, id: string, around = asItIs) =>
  renderDesk(
    client,
    ['getMessage'],
    `/listy/${id}`,
    around(
      <Routes>
        <Route path="/listy/:messageId" element={<MessagePage />} />
      </Routes>,
    ),
  );

/** The page of mails about order 1001; `around`: what hears of updates. */
export const renderOrderMail = (client: DeskClient, around = asItIs) =>
  renderDesk(
    client,
    ['writeOrderMail'],
    '/zamowienia/1001/list',
    around(
      <Routes>
        <Route path="/zamowienia/:orderId/list" element={<OrderMailPage />} />
      </Routes>,
    ),
  );
