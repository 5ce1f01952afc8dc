import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';

/*
 * Payment provider for benchmarks, run as a separate process: responds to a new Stripe session, PayU's token request
 * and a new PayU order. It stores nothing and checks no credentials. Writes its port to stdout.
 */

const PAGE = 'https://provider.example/pay/';
const CALLS = {
  'POST /stripe/v1/checkout/sessions': () => {
    const id = `cs_test_${randomBytes(24).toString('hex')}`;
    return { status: 200, body: { id, object: 'checkout.session', status: 'open', url: PAGE + id } };
  },
  'POST /payu/pl/standard/user/oauth/authorize': () => ({
    status: 200,
    body: { access_token: 'bench', token_type: 'bearer', expires_in: 43_199 },
  }),
  'POST /payu/api/v2_1/orders': () => {
    const orderId = randomBytes(16).toString('hex').toUpperCase();
    const redirectUri = PAGE + orderId;
    return { status: 302, body: { status: { statusCode: 'SUCCESS' }, redirectUri, orderId } };
  },
};

const server = createServer((request, response) => {
  request.resume().once('end', () => {
    const call = CALLS[`${request.method} ${request.url}`];
    const { status, body } = call?.() ?? { status: 404, body: {} };
    const headers = {
      'content-type': 'application/json',
      ...(status === 302 && { location: body.redirectUri }),
    };
    response.writeHead(status, headers).end(JSON.stringify(body));
  });
});
server.listen(0, '127.0.0.1', () => console.log(server.address().port));
