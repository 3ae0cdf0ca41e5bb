import { AUDIT_ACTIONS } from '@yinyom/contracts/identity/auditActions';
import { listAuditLog } from '@yinyom/contracts/identity/auditLog';
import { fakeGateway } from '@yinyom/testing/fakeGateway';
import { renderRemote } from '@yinyom/testing/renderRemote';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import english from '../../../locales/en.json';
import { remote as module } from '../../remote';
import { auditEvent, inShell, organization, session } from '../../testing/sampleData';

const remote = inShell(module);
const pageOf = (entities: ReturnType<typeof auditEvent>[], cursor: string | null = null) => ({
  entities,
  limit: 50,
  total: null,
  has_more: cursor !== null,
  next_cursor: cursor,
});
const open = (path = '/user/audit') => renderRemote(remote, { path, lang: 'en', session });

describe('the audit log', () => {
  it('has words for everything that services record', () => {
    const words = Object.keys(english.audit.event);
    expect(words.sort()).toEqual(AUDIT_ACTIONS.map((action) => action.replace('.', '_')).sort());
  });

  it('shows events in words, an unknown one under its own name, and follows the cursor', async () => {
    const gateway = fakeGateway();
    gateway.answer(listAuditLog, ({ query }) =>
      query.cursor === '2'
        ? pageOf([auditEvent(1, { action: 'planet.moved', result: 'denied' })])
        : pageOf([auditEvent(2)], '2'),
    );
    await open();
    const cells = await screen.findAllByRole('cell', { name: 'User invited' });
    expect(cells).toHaveLength(1);
    expect(await screen.findByText('planet.moved')).toBeInTheDocument();
    expect(screen.getAllByText('21/11/2026 | 01:30')).toHaveLength(2);
    expect(screen.getByText('No more items')).toBeInTheDocument();
  });

  it('asks for kind, result and days, keeps them in the address, and forgets them when cleared', async () => {
    const gateway = fakeGateway();
    gateway.answer(listAuditLog, pageOf([auditEvent(1)]));
    await open();
    await screen.findByRole('cell', { name: 'User invited' });
    await userEvent.selectOptions(screen.getByLabelText('Kind of event'), 'User removed');
    await userEvent.selectOptions(screen.getByLabelText('Result'), 'Denied');
    fireEvent.change(screen.getByLabelText('From'), { target: { value: '01/11/2026' } });
    fireEvent.change(screen.getByLabelText('To'), { target: { value: '21/11/2026' } });
    await waitFor(() =>
      expect(gateway.received(listAuditLog).at(-1)?.query).toEqual({
        action: 'user.removed',
        result: 'denied',
        from: '2026-11-01',
        to: '2026-11-21',
      }),
    );
    expect(gateway.received(listAuditLog).at(-1)?.params.id).toBe(organization.id);
    expect(location.search).toContain('action=user.removed');
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(gateway.received(listAuditLog).at(-1)?.query).toEqual({}));
    expect(location.search).toBe('');
  });

  it('ignores filters of the address that it does not know', async () => {
    const gateway = fakeGateway();
    gateway.answer(listAuditLog, pageOf([]));
    await open('/user/audit?action=%24ne&result=maybe&from=2026-1-1');
    expect(await screen.findByText('No events')).toBeInTheDocument();
    expect(gateway.received(listAuditLog)[0]?.query).toEqual({});
  });

  it('opens an entry with what was changed and how it is proved', async () => {
    const changes = [{ field: 'role', before: 10, after: null }];
    fakeGateway().answer(
      listAuditLog,
      pageOf([auditEvent(1, { action: 'user.membership_updated', changes })]),
    );
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Details' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Role or status of a user changed' }));
    for (const text of ['request-1', 'f'.repeat(64), '203.0.113.0', 'role', '10']) {
      expect(dialog.getByText(text)).toBeInTheDocument();
    }
  });

  it('says that it could not be loaded', async () => {
    fakeGateway().disconnect(listAuditLog);
    await open();
    expect(await screen.findByRole('alert')).toHaveTextContent(/not available at this time/);
  });
});
