// Receives webhooks: PORT, and YINYOM_WEBHOOK_SECRET as the console showed it.
import { createServer } from 'node:http';
import { verifyWebhook } from '@yinyom/client/verifyWebhook';

const secret = process.env.YINYOM_WEBHOOK_SECRET;
/** Longer than any message is. */
const MAX_BYTES = 1_000_000;
/** A message that was not answered in time comes again: each id counts once. A real receiver stores them for a day. */
const seen = new Set();

const bodyOf = async (request) => {
  const chunks = [];
  let bytes = 0;
  for await (const chunk of request) {
    bytes += chunk.length;
    if (bytes > MAX_BYTES) throw new Error('The message is too long.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
};

const server = createServer(async (request, response) => {
  let event;
  try {
    // The signature is over the bytes as they arrived.
    event = verifyWebhook({ headers: request.headers, body: await bodyOf(request), secret });
  } catch (error) {
    console.log(`rejected: ${error.message}`);
    return response.writeHead(400).end();
  }
  const id = request.headers['webhook-id'];
  if (!seen.has(id)) console.log(`${event.type} of ${event.timestamp}`);
  seen.add(id);
  response.writeHead(204).end();
});
server.listen(process.env.PORT ?? 3000, () => console.log(`listening on ${server.address().port}`));
