import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { access } from '../testing/probe';
import { PLACES, startProbeGateway, type ProbeGateway } from '../testing/startProbeGateway';

describe.each(PLACES)('headers of every kind of answer, with services %s', (place) => {
  let gateway: ProbeGateway;
  beforeAll(async () => {
    gateway = await startProbeGateway(place, { PUBLIC_URL: 'https://consent.example' });
  });
  afterAll(() => gateway.stop());

  const ANSWERS: [string, Record<string, string>, number][] = [
    ['/en/faq', { accept: 'text/html' }, 200],
    ['/nowhere', { accept: 'text/html' }, 404],
    ['/main.abcdef12.js', {}, 200],
    ['/missing.js', {}, 404],
    ['/mf/remotes.json', {}, 200],
    ['/mfe/mfe-users/nothing.js', {}, 404],
    ['/sdk/v1/anything.js', {}, 200],
    ['/api/v1/who', { authorization: `Bearer ${access()}` }, 200],
    ['/api/v1/who', {}, 401],
    ['/api/v1/fail', {}, 500],
    ['/api/v1/down', {}, 503],
    ['/api/v1/nothing', {}, 404],
    ['/healthz', {}, 200],
  ];

  it.each(ANSWERS)('V3.4.1 V3.4.4 V3.4.6 %s %j', async (address, headers, status) => {
    const answer = await gateway.get(address, headers);
    expect(answer.status).toBe(status);
    expect(answer.headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  });

  it.each(['/en/faq', '/nowhere'])(
    'HT-06 a page (%s) turns no text into code, and uses no device',
    async (address) => {
      const { headers } = await gateway.get(address, { accept: 'text/html' });
      const policy = headers.get('content-security-policy');
      expect(policy).toContain("require-trusted-types-for 'script';trusted-types default yinyom");
      expect(policy).toContain('report-to policy;report-uri /api/v1/reports/policy');
      expect(headers.get('reporting-endpoints')).toBe('policy="/api/v1/reports/policy"');
      expect(headers.get('permissions-policy')).toMatch(
        /camera=\(\).*microphone=\(\).*publickey-credentials-get=\(self\)/,
      );
      expect((await gateway.get('/main.abcdef12.js')).headers.get('permissions-policy')).toBeNull();
    },
  );

  it.each(['TRACE', 'TRACK', 'DEBUG', 'PROPFIND'])('V13.4.4 %s is no way to ask', async (method) => {
    const { hostname, port } = new URL(gateway.url);
    const sent = request({
      hostname,
      port,
      method,
      path: '/api/v1/who',
      headers: { 'x-secret': 'mine' },
    }).end();
    const [answer] = (await once(sent, 'response')) as [IncomingMessage];
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(await text(answer)).not.toContain('mine');
  });
});
