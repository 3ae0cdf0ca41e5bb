import { useTexts } from '@yinyom/mfe-kit';
import { Checkbox } from '@yinyom/ui/form/Checkbox';
import { TextField } from '@yinyom/ui/form/TextField';
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
        onBlur={(event) => onChange(settled({ ...value, text: event.target.value }))}
        onChange={(text) => onChange({ ...value, text })}
      />
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
