import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** A real mail server that knows nobody, and quotes each address when it says so, as most do. */
export const startRefusingMailServer = async () => {
  let refusals = 0;
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo: ({ address }, _session, callback) => {
      refusals += 1;
      callback(
        Object.assign(new Error(`5.1.1 <${address}>: Recipient address rejected`), { responseCode: 450 }),
      );
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    refusals: () => refusals,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
};
