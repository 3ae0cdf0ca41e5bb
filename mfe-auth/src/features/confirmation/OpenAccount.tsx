import { useEffect, useRef, useState } from 'react';
import { forgetBrowserKey, keptBrowserKey } from '../../address/browserKey';
import { useStartSession } from '../../session/useStartSession';
import { ConfirmSignup } from './ConfirmSignup';
import { useConfirmSignupMutation } from './confirmationApi';
import type { Confirmed } from './confirmationApi';
import { OpeningLink } from './OpeningLink';

interface OpenAccountProps {
  token: string;
  link: { email: string; organization_name: string; site_host: string };
  /** The account is open, but the login has to come first. */
  onConfirmed: (email: string) => void;
}

/**
 * Opens the account of a sign-up. The browser that signed up needs nobody's press: it shows the secret that it kept, which
 * no mail scanner and no other reader of the mail has. Everybody else is asked for the password.
 */
export const OpenAccount = ({ token, link, onConfirmed }: OpenAccountProps) => {
  const [key] = useState(keptBrowserKey);
  const [asks, setAsks] = useState(key === undefined);
  const [confirm] = useConfirmSignupMutation();
  const startSession = useStartSession();
  const tried = useRef(false);

  const enter = async ({ email, session, application_id }: Confirmed) => {
    forgetBrowserKey();
    if (!session) return onConfirmed(email);
    await startSession(session, application_id && `/websites/${application_id}?section=script`);
  };
  useEffect(() => {
    if (key === undefined || tried.current) return;
    tried.current = true;
    const open = async () => {
      const { data } = await confirm({ body: { token, browser_key: key }, quiet: true });
      if (data) await enter(data);
      // The key is of another sign-up, or too old. Whatever else is wrong shows with the password, too.
      else setAsks(true);
    };
    void open();
  });

  return asks ? <ConfirmSignup token={token} link={link} onConfirmed={enter} /> : <OpeningLink />;
};
