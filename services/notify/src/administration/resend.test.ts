import { deliveryStory } from '../testing/deliveryStory';
import { until, webhookForm } from '../testing/startNotify';
import { startReceiver } from '../testing/startReceiver';

const story = deliveryStory();
const { count, arrive, stateOf, deliveriesOf, judged, noWaiting, tell } = story;

it('after the tenth try a message is given up; it is sent again by hand, one or all of a time', async () => {
  const { id } = await story.notify.add({ url: story.receiver.url });
  story.reply = () => ({ status: 500 });
  tell();
  for (let tries = 1; tries <= 10; tries += 1) {
    await judged(id, tries);
    await noWaiting();
  }
  const [given] = await until(
    () => deliveriesOf(id, '?status=failed'),
    ([one]) => one !== undefined,
  );
  expect(given).toMatchObject({ tries: 10, next_try_at: null });
  story.reply = () => ({});
  const again = await story.notify.admin('POST', `/${id}/deliveries/${given.id}/resend`, {});
  expect([again.status, again.body.id]).toEqual([202, given.id]);
  await until(
    () => deliveriesOf(id, '?status=delivered'),
    ([one]) => one?.tries === 11,
  );
  const range = {
    from: new Date(Date.now() - 60_000).toISOString(),
    to: new Date(Date.now() + 60_000).toISOString(),
  };
  expect((await story.notify.admin('POST', `/${id}/resend`, { ...range, status: 'failed' })).body).toEqual({
    resent: 0,
    more: false,
  });
  expect((await story.notify.admin('POST', `/${id}/resend`, range)).body).toEqual({ resent: 1, more: false });
  await until(
    () => deliveriesOf(id, '?status=delivered'),
    ([one]) => one?.tries === 12,
  );
  const ids = new Set(story.receiver.received.map(({ id: same }) => same));
  expect(ids.size).toBe(1);
  expect(story.notify.identity.audit.filter(({ action }) => action === 'webhook.resent')).toHaveLength(2);
});

it('a ping is sent when somebody asks for it', async () => {
  const { id } = await story.notify.add({ url: story.receiver.url });
  const { status, body } = await story.notify.admin('POST', `/${id}/test`, {});
  const ping = await arrive(1);
  expect([status, body.delivery_id]).toEqual([202, ping.id]);
  expect(JSON.parse(ping.body)).toMatchObject({
    type: 'ping',
    data: { webhook_id: id },
    application_id: null,
  });
});

it('what happened before a webhook was there, or while it was paused, is not sent', async () => {
  const { id } = await story.notify.add({ url: story.receiver.url });
  await story.notify.admin('PUT', `/${id}`, { ...webhookForm({ url: story.receiver.url }), enabled: false });
  tell();
  await until(
    () => story.notify.sources.scanner.kept.size,
    (left) => left === 0,
  );
  await story.notify.admin('PUT', `/${id}`, { ...webhookForm({ url: story.receiver.url }), enabled: true });
  await story.notify.admin('POST', `/${id}/test`, {});
  await arrive(1);
  expect(story.receiver.messages('scan.finished')).toEqual([]);
});

it('messages go to those who chose them, in their organization, and to no others', async () => {
  const other = await startReceiver();
  await story.notify.add({ url: story.receiver.url, events: ['cookie.discovered'] });
  await story.notify.add({ url: other.url });
  story.notify.sources.websites.tell('cookie.discovered', { name: '_ga' });
  story.notify.sources.websites.tell('cookie.discovered', { name: 'theirs' }, 'b'.repeat(24));
  tell();
  await until(
    () => [count(), other.received.length],
    ([ours, others]) => ours === 1 && others === 1,
  );
  expect(story.receiver.messages('cookie.discovered')).toMatchObject([{ data: { name: '_ga' } }]);
  expect(other.messages('scan.finished')).toHaveLength(1);
  await other.close();
});

it('two processes send each message once', async () => {
  const second = await story.notify.another();
  const { id } = await story.notify.add({ url: story.receiver.url });
  for (let more = 0; more < 50; more += 1) tell();
  await until(
    () => stateOf(id),
    ({ waiting }) => waiting === 0 && count() >= 50,
  );
  await second.close();
  expect(new Set(story.receiver.received.map(({ id: same }) => same)).size).toBe(50);
  expect(count()).toBe(50);
});

it('the list of deliveries goes on where a page ended', async () => {
  const { id } = await story.notify.add({ url: story.receiver.url });
  for (let more = 0; more < 7; more += 1) tell();
  await until(
    () => deliveriesOf(id),
    (found) => found.length === 7,
  );
  const first = (await story.notify.admin('GET', `/${id}/deliveries?limit=5&with_total=1`)).body;
  const second = (await story.notify.admin('GET', `/${id}/deliveries?limit=5&cursor=${first.next_cursor}`))
    .body;
  expect([first.total, first.has_more, second.has_more]).toEqual([7, true, false]);
  const ids = [...first.entities, ...second.entities].map(({ id: one }: { id: string }) => one);
  expect(new Set(ids).size).toBe(7);
  const bad = await story.notify.admin('GET', `/${id}/deliveries?cursor=xyz`);
  expect([bad.status, bad.body.errors[0].code]).toEqual([422, 'cursor_invalid']);
});
