import { startWholeGateways } from '../testing/startWholeGateways';

type Gateway = Awaited<ReturnType<typeof startWholeGateways>>;
let gateway: Gateway;
afterEach(() => gateway.stop());

it('CK-01 switched off, calls about checks are addresses that are not there, whatever is sent', async () => {
  gateway = await startWholeGateways();
  const answers = [
    await gateway.send('POST', '/public/checks', { body: { url: 'www.site.ac.th' } }),
    await gateway.send('POST', '/public/checks', { body: { nonsense: true } }),
    await gateway.send('PUT', '/public/checks', { body: {} }),
    await gateway.send('GET', `/public/checks/${'A'.repeat(22)}`),
  ];
  const nowhere = await gateway.send('GET', '/public/nowhere');
  for (const { status, body } of answers)
    expect([status, body.code, body.message]).toEqual([404, 'not_found', nowhere.body.message]);
  expect((await gateway.send('GET', '/meta')).body).toMatchObject({ public_checks: false });
});

it('CK-05 switched on, thirty tries an hour of one network are all, wrong ones included', async () => {
  gateway = await startWholeGateways({ PUBLIC_CHECKS: 'true' });
  expect((await gateway.send('GET', '/meta')).body).toMatchObject({ public_checks: true });
  const codes: string[] = [];
  for (let count = 0; count < 31; count += 1)
    codes.push(
      (await gateway.send('POST', '/public/checks', { body: { url: 'http://10.0.0.1/' } })).body.code,
    );
  expect(new Set(codes.slice(0, 30))).toEqual(new Set(['validation_failed']));
  expect(codes[30]).toBe('rate_limited');
});
