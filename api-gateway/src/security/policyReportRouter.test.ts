import express from 'express';
import { contextMiddleware } from '@yinyom/service-kit/http/contextMiddleware';
import { errorHandler } from '@yinyom/service-kit/http/errorHandler';
import { createLogger } from '@yinyom/service-kit/logger';
import { listen } from '@yinyom/service-kit/runService';
import { policyReportRouter } from './policyReportRouter';

interface Line {
  violation?: { directive: string; page: string; blocked: string };
}

let lines: string[];
let url: string;
let close: () => Promise<void>;
beforeEach(async () => {
  lines = [];
  const app = express();
  app.use(contextMiddleware(createLogger('warn', { write: (line) => void lines.push(line) })));
  app.use(policyReportRouter(() => (_req, _res, next) => next()));
  app.use(errorHandler);
  const server = await listen(app, '127.0.0.1', 0, 'PORT');
  url = `${server.url}/reports/policy`;
  close = () => server.close();
});
afterEach(() => close());

const violations = () => lines.map((line) => (JSON.parse(line) as Line).violation);
const send = (body: unknown, type = 'application/reports+json') =>
  fetch(url, { method: 'POST', headers: { 'content-type': type }, body: JSON.stringify(body) });
const report = (body: object, type = 'csp-violation') => ({ type, age: 10, url: 'https://c.example/', body });

it('HT-06c what browsers report is one line each in the log, without parameters of addresses', async () => {
  const answer = await send([
    report({
      effectiveDirective: 'require-trusted-types-for',
      documentURL: 'https://c.example/en/reset?token=secret',
      blockedURL: 'trusted-types-sink',
      sample: 'Element innerHTML|<img',
      disposition: 'enforce',
    }),
    report({ message: 'old' }, 'deprecation'),
  ]);
  expect(answer.status).toBe(204);
  await send(
    {
      'csp-report': {
        'violated-directive': 'script-src-elem',
        'document-uri': 'https://c.example/websites?q=who',
        'blocked-uri': 'https://evil.example/x.js?y=1',
      },
    },
    'application/csp-report',
  );
  expect(violations()).toEqual([
    { directive: 'require-trusted-types-for', page: '/en/reset', blocked: 'trusted-types-sink' },
    { directive: 'script-src-elem', page: '/websites', blocked: 'https://evil.example' },
  ]);
});

it('HT-06c nobody fills the log with reports', async () => {
  const same = report({ effectiveDirective: 'img-src', documentURL: 'https://c.example/', blockedURL: 'x' });
  for (let count = 0; count < 3; count += 1) await send([same, same]);
  expect(lines).toHaveLength(1);
  for (let at = 0; at < 10; at += 1)
    await send(
      Array.from({ length: 50 }, (_, n) =>
        report({
          effectiveDirective: `d${at}-${n}${'x'.repeat(500)}\n{"level":60}`,
          documentURL: '/',
          blockedURL: '',
        }),
      ),
    );
  expect(lines).toHaveLength(200);
  expect(Math.max(...lines.map(({ length }) => length))).toBeLessThan(700);
});

it.each([
  ['text', 'text/plain', [report({})], 415],
  ['an object', 'application/reports+json', { type: 'csp-violation' }, 422],
  ['too many', 'application/reports+json', Array.from({ length: 51 }, () => report({})), 422],
  ['something long', 'application/csp-report', { 'csp-report': { 'document-uri': 'x'.repeat(40_000) } }, 413],
])('HT-06c refuses %s', async (_what, type, body, status) => {
  expect((await send(body, type)).status).toBe(status);
  expect(violations()).toEqual([]);
});
