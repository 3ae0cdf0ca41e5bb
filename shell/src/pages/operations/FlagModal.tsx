import { FLAG_KINDS, type FlagSetting, type PartFlag } from '@yinyom/contracts/release/partFlags';
import { formatDateTime, toast, useTexts } from '@yinyom/mfe-kit';
import type { SlotProps } from '@yinyom/mfe-kit';
import { Select } from '@yinyom/ui/form/Select';
import { TextField } from '@yinyom/ui/form/TextField';
import { useState } from 'react';
import { useListPartFlagsQuery, useSetPartFlagMutation } from './partsApi';
import { SettingFrame } from './SettingFrame';
import { useFlagWords } from './useFlagWords';

interface FlagValues {
  kind: FlagSetting['kind'];
  share: string;
  organizations: string;
}

const bodyOf = ({ kind, share, organizations }: FlagValues): FlagSetting => ({
  kind,
  ...(kind === 'share' && { share: share.trim() === '' ? Number.NaN : Number(share) / 100 }),
  ...(kind === 'organizations' && { organizations: organizations.split(/[\s,]+/).filter(Boolean) }),
});

const Changes = ({ flag }: { flag: PartFlag }) => {
  const t = useTexts('operations');
  const { settingOf, authorOf } = useFlagWords();
  if (flag.changes.length === 0) return null;
  return (
    <>
      <h3>{t('flag_history')}</h3>
      <ol>
        {flag.changes.map((change) => (
          <li key={change.at}>
            {formatDateTime(change.at)} · {settingOf(change, flag.default)} · {authorOf(change.by)}
          </li>
        ))}
      </ol>
    </>
  );
};

/** Switches a flag; lists its last changes. */
export const FlagModal = ({ close, ...shown }: SlotProps & { flag: PartFlag }) => {
  const t = useTexts('operations');
  // What is saved over: the flag as the operator saw it, until the latest is asked for.
  const [flag, setLatest] = useState(shown.flag);
  const [values, setValues] = useState<FlagValues>({
    kind: flag.kind,
    share: String(Math.round((flag.share ?? 0.1) * 10_000) / 100),
    organizations: (flag.organizations ?? []).join('\n'),
  });
  const [setFlag, { isLoading, error, reset }] = useSetPartFlagMutation();
  const { refetch } = useListPartFlagsQuery();
  const { kind } = values;
  const change =
    <Name extends keyof FlagValues>(name: Name) =>
    (value: FlagValues[Name]) =>
      setValues((before) => ({ ...before, [name]: value }));
  const { part, name, etag } = flag;
  const save = async () => {
    const saved = await setFlag({ params: { part, flag: name }, body: bodyOf(values), ifMatch: etag });
    if (saved.error) return;
    toast.success(t('flag_saved'));
    close();
  };
  const reload = async () => {
    const { data } = await refetch();
    const latest = data?.flags.find((one) => one.part === part && one.name === name);
    if (!latest) return;
    setLatest(latest);
    reset();
  };
  // What no build declares can only be put back.
  const kinds = flag.builds.length === 0 ? (['default'] as const) : FLAG_KINDS;
  return (
    <SettingFrame
      title={`${part} · ${name}`}
      busy={isLoading}
      error={error}
      onSave={save}
      onReload={reload}
      close={close}
    >
      {flag.description !== null && <p>{flag.description}</p>}
      <Select
        value={values.kind}
        onChange={change('kind')}
        label={t('flag_kind')}
        options={kinds.map((value) => ({ value, label: t(`flag_kind_${value}`) }))}
      />
      {kind === 'share' && (
        <TextField
          value={values.share}
          onChange={change('share')}
          type="number"
          inputMode="decimal"
          step="any"
          label={t('flag_percent')}
          required
        />
      )}
      {kind === 'organizations' && (
        <TextField
          value={values.organizations}
          onChange={change('organizations')}
          type="textarea"
          rows={4}
          label={t('flag_ids')}
          required
        />
      )}
      <Changes flag={flag} />
    </SettingFrame>
  );
};
