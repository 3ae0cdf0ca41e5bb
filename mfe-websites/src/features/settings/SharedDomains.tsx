import { useTexts } from '@yinyom/mfe-kit';
import { TextField } from '@yinyom/ui/form/TextField';
import { useState } from 'react';
import { hostTyped } from '../../common/domainInput';

interface SharedDomainsProps {
  value: readonly string[];
  error?: string | undefined;
  onChange: (domains: string[]) => void;
}

const hostsIn = (text: string): string[] => [
  ...new Set(
    text
      .split(/[\s,]+/)
      .filter(Boolean)
      .map(hostTyped),
  ),
];

/** The owner's further domains that share this website's script and choices, one per line. A pasted address becomes its host. */
export const SharedDomains = ({ value, error, onChange }: SharedDomainsProps) => {
  const t = useTexts('websites');
  // What is typed stays as it is, line breaks included; only its domains leave this field.
  const [typed, setTyped] = useState(value.join('\n'));
  return (
    <TextField
      label={t('settings.sharedDomains')}
      hint={t('settings.sharedDomainsHint')}
      type="textarea"
      rows={3}
      spellCheck={false}
      value={typed}
      error={error}
      onChange={(text) => {
        setTyped(text);
        onChange(hostsIn(text));
      }}
      onBlur={() => setTyped(hostsIn(typed).join('\n'))}
    />
  );
};
