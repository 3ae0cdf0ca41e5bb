import type { BlockedAddress } from './blockedAddresses';
import { judgeBlocked } from './judgeBlocked';
import { createRequestLog } from './requestLog';

type Requested = Parameters<ReturnType<typeof createRequestLog>['note']>[0];

const PAGE = 'https://www.school.ac.th/';
const VIDEO = 'https://video.example/embed/1?x=2';
const LOADER = 'https://www.school.ac.th/lazy.js?v=3';
const by = (url: string, type: 'script' | 'parser', ...frames: string[]): Requested =>
  ({
    request: { url },
    initiator: { type, url: PAGE, stack: { callFrames: frames.map((frame) => ({ url: frame })) } },
  }) as unknown as Requested;
const judge = (blocked: Partial<BlockedAddress>[], ...events: Requested[]) => {
  const requests = createRequestLog();
  for (const event of events) requests.note(event);
  return judgeBlocked(
    blocked.map((each) => ({ element: 'iframe', url: VIDEO, category: '4', ...each })),
    requests,
    'school.ac.th',
  );
};

test('C-06 A blocked address that a script has requested is a violation, with the script and without queries', () => {
  expect(judge([{}, { element: 'img' }], by(VIDEO, 'script', LOADER))).toEqual([
    {
      kind: 'blocking',
      code: 'requested_while_blocked',
      weight: 'violation',
      host: 'video.example',
      company: null,
      script: 'https://www.school.ac.th/lazy.js',
      categoryType: 4,
      evidence: {
        url: ['https://video.example/embed/1'],
        elements: ['iframe', 'img'],
        requested_by: 'script',
      },
      rule: null,
    },
  ]);
});

test('C-06 What the browser requested from the markup names no script; one finding a host', () => {
  const own = `${PAGE}photo.jpg`;
  expect(
    judge(
      [{}, { url: own, category: 'a1b2', element: 'img' }],
      by(VIDEO, 'parser'),
      by(own, 'script', 'https://cdn.example/lazy.js'),
    ),
  ).toMatchObject([
    { host: 'video.example', script: null, evidence: { requested_by: 'markup' } },
    { host: 'cdn.example', script: 'https://cdn.example/lazy.js', categoryType: 0 },
  ]);
});

test('C-06 No finding: what was not requested, is necessary, or was released by the consent script', () => {
  const part = 'https://consent.example/sdk/v1/parts/abc/release.js';
  expect(judge([{}], by(PAGE, 'parser'))).toEqual([]);
  expect(judge([{ category: '1' }], by(VIDEO, 'script', LOADER))).toEqual([]);
  expect(judge([{}], by(VIDEO, 'script', part))).toEqual([]);
});

test('A page that requests without end fills no memory', () => {
  const requests = createRequestLog();
  for (let at = 0; at < 5_000; at += 1) requests.note(by(`${PAGE}${at}`, 'parser'));
  expect([requests.find(`${PAGE}2999`), requests.find(`${PAGE}3000`)]).toEqual([null, undefined]);
});
