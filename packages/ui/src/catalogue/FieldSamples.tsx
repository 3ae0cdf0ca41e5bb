import { useState } from 'react';
import { Button } from '../action/Button';
import { CodeField } from '../form/CodeField';
import { PasswordField } from '../form/PasswordField';
import { BottomBar } from '../form/BottomBar';
import { ProblemBox } from '../form/ProblemBox';
import { FilterFold } from '../form/FilterFold';
import { SearchBar } from '../form/SearchBar';
import { Select } from '../form/Select';
import { TextField, type TextFieldProps } from '../form/TextField';
import { Sample } from './Sample';
import type { Words } from './words';

const Typed = (props: Omit<TextFieldProps, 'value' | 'onChange'> & { start?: string }) => {
  const { start = '', ...rest } = props;
  const [value, setValue] = useState(start);
  return <TextField {...rest} value={value} onChange={setValue} />;
};

const Code = (props: Pick<TextFieldProps, 'label' | 'error'>) => {
  const [value, setValue] = useState('123456');
  return <CodeField {...props} value={value} onChange={setValue} maxLength={value.length} />;
};

const Password = ({ words, error }: { words: Words; error?: string }) => {
  const [value, setValue] = useState('Lotus-Pond-27');
  return (
    <PasswordField
      label={words.name}
      autoComplete="new-password"
      value={value}
      onChange={setValue}
      error={error}
    />
  );
};

const Choice = ({ words, error, disabled }: { words: Words; error?: string; disabled?: boolean }) => {
  const [value, setValue] = useState('0');
  const options = words.choices.map((label, index) => ({
    value: String(index),
    label,
    disabled: index === 2,
  }));
  return (
    <Select
      label={words.name}
      hint={words.hint}
      value={value}
      options={options}
      onChange={setValue}
      error={error}
      disabled={disabled}
    />
  );
};

/** Controls that hold text or one of several values. */
export const FieldSamples = ({ words }: { words: Words }) => (
  <>
    <Sample name="TextField">
      <Typed label={words.name} hint={words.hint} required />
      <Typed label={words.name} start={words.text} error={words.error} />
      <Typed label={words.name} start={words.text} disabled />
      <Typed label={words.name} start={words.text} type="textarea" rows={4} />
      <Typed label={words.name} type="email" />
      <Typed label={words.name} type="search" />
    </Sample>
    <Sample name="CodeField">
      <Code label={words.name} />
      <Code label={words.name} error={words.error} />
    </Sample>
    <Sample name="BottomBar">
      <BottomBar status={words.text}>
        <Button size="small">{words.action}</Button>
      </BottomBar>
    </Sample>
    <Sample name="ProblemBox">
      <ProblemBox>{words.error}</ProblemBox>
      <ProblemBox>{null}</ProblemBox>
    </Sample>
    <Sample name="PasswordField">
      <Password words={words} />
      <Password words={words} error={words.error} />
    </Sample>
    <Sample name="FilterFold">
      <FilterFold active={2}>{words.name}</FilterFold>
    </Sample>
    <Sample name="SearchBar">
      <SearchBar label={words.name} name={words.title} q={words.text} onSearch={() => undefined} />
    </Sample>
    <Sample name="Select">
      <Choice words={words} />
      <Choice words={words} error={words.error} />
      <Choice words={words} disabled />
    </Sample>
  </>
);
