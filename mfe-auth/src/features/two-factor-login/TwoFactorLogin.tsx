import { Button } from '@yinyom/ui/action/Button';
import { useState } from 'react';
import { useAuthTexts } from '../../texts/useAuthTexts';
import { useWays } from '../../two-factor/useWays';
import { KeyLogin } from './KeyLogin';
import { TwoFactorLoginForm } from './TwoFactorLoginForm';

/** The second step of a login, with whichever second factor the person has: a security key, a code, a recovery code. */
export const TwoFactorLogin = () => {
  const t = useAuthTexts();
  const ways = [...useWays(), 'recovery' as const];
  const [way, setWay] = useState(ways[0] ?? 'app');
  const others = ways
    .filter((other) => other !== way)
    .map((other) => (
      <Button key={other} kind="quiet" onClick={() => setWay(other)}>
        {t(`two_fa.use_${other}`)}
      </Button>
    ));
  if (way === 'key') return <KeyLogin>{others}</KeyLogin>;
  return (
    <TwoFactorLoginForm key={way} way={way}>
      {others}
    </TwoFactorLoginForm>
  );
};
