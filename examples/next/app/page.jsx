import { readChoice, ServerGate } from '@yinyom/next';
import { ConsentGate } from '@yinyom/react';
import { cookies } from 'next/headers';

export default async function Page() {
  const choice = await readChoice(await cookies());
  return (
    <>
      <p id="gate">
        <ConsentGate category="statistics" fallback="asks first">
          counts
        </ConsentGate>
      </p>
      <p id="hook">
        <ServerGate choice={choice} category={4} fallback="no">
          yes
        </ServerGate>
      </p>
      <ServerGate choice={choice} category={3}>
        <p>statistics let through</p>
      </ServerGate>
      <ServerGate choice={choice} category={4}>
        <p>marketing let through</p>
      </ServerGate>
    </>
  );
}
