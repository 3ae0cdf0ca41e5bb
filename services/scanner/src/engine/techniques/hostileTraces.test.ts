import { createHostBook } from '../cname/hostBook';
import { createFindingBook } from '../findings/findingBook';
import { soundEvidence } from '../findings/soundEvidence';
import { createPageWatch } from './pageWatch';

const watchOf = () => {
  const findings = createFindingBook();
  const watch = createPageWatch({
    isOn: true,
    site: 'school.ac.th',
    ownHost: 'consent.example.com',
    hosts: createHostBook(() => 'school.ac.th'),
    findings,
    phase: { pass: 'none', chosen: false },
    page: () => 'https://www.school.ac.th/',
    cookies: () => [],
    keeps: () => undefined,
  });
  return { watch, findings };
};

it('S-07 a page that talks to the engine itself breaks nothing and leaves only sound evidence', () => {
  const { watch, findings } = watchOf();
  const facts = {
    width: { a: 1 },
    height: 99,
    colours: 9,
    characters: 99,
    read: '<img onerror=alert(1)>\u0000',
  };
  for (const payload of [
    ...[
      '',
      'null',
      '[]',
      '{',
      '7',
      '{"technique":"__proto__","facts":{}}',
      '{"technique":"canvas","facts":null}',
    ],
    JSON.stringify({ technique: 'audio', script: 7, facts: { nodes: 7, read: {} } }),
    JSON.stringify({ technique: 'link_decoration', script: null, facts: { added: [7], host: 1 } }),
    JSON.stringify({ technique: 'session_recorder', script: null, facts: { listens: 'all' } }),
    JSON.stringify({ technique: 'evercookie', script: null, facts: { name: {}, values: { a: 1 } } }),
    JSON.stringify({ technique: 'canvas', script: 'javascript:alert(1)', facts }),
    JSON.stringify({ technique: 'canvas', script: 'x'.repeat(9_000), facts: {} }),
  ])
    watch.trace(payload);
  expect(() => watch.end()).not.toThrow();
  expect(findings.all()).toMatchObject([{ code: 'canvas', evidence: { height: 99, colours: 9 } }]);
  expect(JSON.stringify(findings.all())).not.toContain('\\u0000');
  expect(findings.all()[0]?.evidence).not.toHaveProperty('width');
});

it('S-05 a page that never stops telling fills no memory', () => {
  const { watch, findings } = watchOf();
  for (let at = 0; at < 20_000; at += 1)
    watch.trace(
      JSON.stringify({
        technique: 'canvas',
        script: `https://x.com/${at}`,
        facts: { width: 99, height: 99, colours: 2 },
      }),
    );
  watch.end();
  expect(findings.all().length).toBeLessThanOrEqual(500);
});

it('keeps texts short and lists shorter', () => {
  const evidence = soundEvidence({
    a: 'x'.repeat(999),
    b: Array.from({ length: 99 }, () => 'y'),
    c: Infinity,
    d: {},
  });
  expect(evidence).toEqual({ a: 'x'.repeat(300), b: Array.from({ length: 30 }, () => 'y') });
});
