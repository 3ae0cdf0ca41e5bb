import type { PartCalls } from '@yinyom/contracts/release/partCalls';
import { formatDateTime, toast, useTexts } from '@yinyom/mfe-kit';
import type { SlotProps } from '@yinyom/mfe-kit';
import { Checkbox } from '@yinyom/ui/form/Checkbox';
import { useState } from 'react';
import { useListPartCallsQuery, useSetPartCallsMutation } from './partsApi';
import { SettingFrame } from './SettingFrame';
import { useFlagWords } from './useFlagWords';

/** Decides which calls a part may make: all that it declares, or those that are ticked. */
export const CallsModal = ({ close, ...shown }: SlotProps & { calls: PartCalls }) => {
  const t = useTexts('operations');
  const { authorOf } = useFlagWords();
  // What is saved over: the decision as the operator saw it, until the latest is asked for.
  const [calls, setLatest] = useState(shown.calls);
  const { part, declared, asked, etag, changes } = calls;
  const offered = [...new Set([...declared, ...asked, ...(calls.allowed ?? [])])].sort();
  const [isDecided, setDecided] = useState(calls.allowed !== null);
  const [allowed, setAllowed] = useState<readonly string[]>(calls.allowed ?? declared);
  const [setCalls, { isLoading, error, reset }] = useSetPartCallsMutation();
  const { refetch } = useListPartCallsQuery();
  const tick = (name: string) => (ticked: boolean) =>
    setAllowed((before) => (ticked ? [...before, name] : before.filter((one) => one !== name)));
  const save = async () => {
    const body = { allowed: isDecided ? [...allowed] : null };
    const saved = await setCalls({ params: { part }, body, ifMatch: etag });
    if (saved.error) return;
    toast.success(t('calls_saved'));
    close();
  };
  const reload = async () => {
    const { data } = await refetch();
    const latest = data?.parts.find((one) => one.part === part);
    if (!latest) return;
    setLatest(latest);
    reset();
  };
  return (
    <SettingFrame
      title={t('calls_of', { name: part })}
      busy={isLoading}
      error={error}
      onSave={save}
      onReload={reload}
      close={close}
    >
      <Checkbox label={t('calls_decide')} checked={isDecided} onChange={setDecided} />
      {isDecided &&
        offered.map((name) => (
          <Checkbox
            key={name}
            label={asked.includes(name) ? t('call_asked', { name }) : name}
            checked={allowed.includes(name)}
            onChange={tick(name)}
          />
        ))}
      {changes.length > 0 && <h3>{t('flag_history')}</h3>}
      {changes.map(({ at, by, allowed: then }) => (
        <p key={at}>
          {formatDateTime(at)} · {authorOf(by)} ·{' '}
          {then === null ? t('calls_declared') : t('calls_allowed', { count: then.length })}
        </p>
      ))}
    </SettingFrame>
  );
};
