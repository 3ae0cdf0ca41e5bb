import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { AnyEndpoint } from '../endpoint';
import { endpoints } from '../endpoints';
import { callShape, type CallShape } from '../release/callShape';
import { compareShapes } from '../release/compareShapes';
import { errorsOf } from './errorsOf';

// What docs/guides/api.md promises: within /v1 a program that was written for an earlier version goes on working.

interface KeptCall extends CallShape {
  scope?: string;
  status: number;
}

const KEPT = path.join(__dirname, 'kept');
const versions = readdirSync(KEPT).map(
  (file) =>
    [
      file.replace(/^calls-|\.json\.gz$/g, ''),
      JSON.parse(gunzipSync(readFileSync(path.join(KEPT, file))).toString('utf8')) as Record<
        string,
        KeptCall
      >,
    ] as const,
);
const now: ReadonlyMap<string, AnyEndpoint> = new Map(endpoints.map((endpoint) => [endpoint.name, endpoint]));

/** Differences that were made on purpose, each with its reason. */
const ALLOWED: Readonly<Record<string, string>> = {
  // A secret is in the first answer only: a repetition with the same Idempotency-Key has null, where 1.16 stored the secret.
  createApiKey: 'answer: key is null, not string',
  rotateApiKey: 'answer: key is null, not string',
  makeServerSecret: 'answer: site_secret is null, not string',
};

const differences = (name: string, kept: KeptCall): string[] => {
  const call = now.get(name);
  if (!call) return ['there is no such call'];
  const status = call.status ?? (call.answer ? 200 : 204);
  return [
    ...compareShapes(kept, callShape(call)),
    // A key that was given a scope for a call can still make it.
    ...(kept.scope !== call.scope ? [`needs ${String(call.scope)}, not ${String(kept.scope)}`] : []),
    ...(kept.status !== status ? [`answers ${status}, not ${kept.status}`] : []),
  ].filter((difference) => ALLOWED[name] !== difference);
};

it('keeps the calls of 1.16.0', () => {
  expect(versions.map(([version]) => version)).toContain('1.16.0');
});

it.each(versions)(
  'a program written for %s goes on working: fields are added, never removed or renamed',
  (_version, calls) => {
    expect(Object.keys(calls).length).toBeGreaterThan(150);
    const broken = Object.entries(calls).flatMap(([name, kept]) =>
      differences(name, kept).map((difference) => `${name}: ${difference}`),
    );
    expect(broken).toEqual([]);
  },
);

it('names a field that is gone, one that is now required, another scope and a call that is gone', () => {
  const kept = versions[0]?.[1]['createApplication'];
  const answer = kept?.answer;
  if (!kept || !answer) throw new Error('1.16.0 has createApplication');
  const older: KeptCall = {
    ...kept,
    scope: 'users:write',
    body: { type: 'object', properties: {}, required: [] },
    answer: {
      ...answer,
      properties: { ...answer.properties, gone: {} },
      required: [...(answer.required ?? []), 'gone'],
    },
  };
  expect(differences('createApplication', older)).toEqual([
    'body: default_language is missing',
    'body: domain_name is missing',
    'body: organization_id is missing',
    'answer: gone is missing',
    'needs applications:write, not users:write',
  ]);
  expect(differences('noSuchCall', kept)).toEqual(['there is no such call']);
});

it('the one status that changed: a missing If-Match is 428 where 1.16 answered 412', () => {
  const required = endpoints.filter(({ ifMatch }) => ifMatch === 'required');
  expect(required.map(({ name }) => name).sort()).toEqual(
    expect.arrayContaining(['savePolicy', 'saveTemplate']),
  );
  for (const endpoint of required)
    expect(errorsOf(endpoint)).toContainEqual({ status: 428, codes: ['precondition_required'] });
});
