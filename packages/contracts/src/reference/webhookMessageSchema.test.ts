import { readFileSync } from 'node:fs';
import path from 'node:path';
import Ajv2020 from 'ajv/dist/2020';
import { exampleOf } from './exampleOf';
import { schemaOf } from './schemaOf';
import { WEBHOOK_EVENTS } from './webhookEvents';
import { webhookMessageSchema } from './webhookMessageSchema';

const PUBLISHED = path.join(__dirname, '../../../../docs/schemas/webhook-message.schema.json');
const schema = JSON.parse(readFileSync(PUBLISHED, 'utf8')) as object;
const isMessage = new Ajv2020({ strict: false, validateFormats: false }).compile(schema);

it('the published schema of messages is what the declarations make of it (npm run docs)', () => {
  expect(schema).toEqual(JSON.parse(JSON.stringify(webhookMessageSchema())));
});

it.each(WEBHOOK_EVENTS)(
  'a message $type is one by the schema, also with a field of a later version',
  ({ body }) => {
    const message = exampleOf(schemaOf(body, 'output')) as object;
    expect([isMessage(message), isMessage({ ...message, later: 1 })]).toEqual([true, true]);
    expect(isMessage({ ...message, type: 'no.such_event' })).toBe(false);
  },
);
