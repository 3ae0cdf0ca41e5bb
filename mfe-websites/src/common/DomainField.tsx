import { useTexts } from '@yinyom/mfe-kit';
import { Checkbox } from '@yinyom/ui/form/Checkbox';
import { TextField } from '@yinyom/ui/form/TextField';
import { useState } from 'react';
import type { Ref } from 'react';
import { settled } from './domainInput';
import type { DomainInput } from './domainInput';

interface DomainFieldProps {
  hint: string;
  error?: string;
  ref?: Ref<HTMLInputElement>;
  value: DomainInput;
  onChange: (next: DomainInput) => void;
}

/** A domain name. A pasted address becomes its host; its path is offered as a choice of its own. */
export const DomainField = ({ hint, error, ref, value, onChange }: DomainFieldProps) => {
  const t = useTexts('websites');
  // What was pasted last, when it was more than a host.
  const [cut, setCut] = useState(false);
  return (
    <div>
      <TextField
        label={t('form.domain')}
        hint={hint}
        error={error}
        required
        ref={ref}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        inputMode="url"
        value={value.text}
        onBlur={(event) => {
          const next = settled({ ...value, text: event.target.value });
          if (next.text !== event.target.value.trim()) setCut(true);
          onChange(next);
        }}
        onChange={(text) => {
          setCut(false);
          onChange({ ...value, text });
        }}
      />
      <p role="status">{cut && value.text !== '' && t('form.understood', { host: value.text })}</p>
      {value.path !== '' && (
        <Checkbox
          label={t('form.domainPath', { path: value.path })}
          checked={value.withPath}
          onChange={(withPath) => onChange({ ...value, withPath })}
        />
      )}
    </div>
  );
};
