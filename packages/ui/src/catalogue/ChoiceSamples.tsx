import { useState } from 'react';
import type { ReactNode } from 'react';
import { ThemeProvider, useTheme } from 'styled-components';
import { Checkbox } from '../form/Checkbox';
import { CheckboxGroup } from '../form/CheckboxGroup';
import { ColorField } from '../form/ColorField';
import { ConditionList } from '../form/ConditionList';
import { DateField } from '../form/DateField';
import { Field } from '../form/Field';
import { Fieldset } from '../form/Fieldset';
import { FileDrop } from '../form/FileDrop';
import { MonthPicker } from '../form/MonthPicker';
import { Pair } from '../form/Pair';
import { PasswordChecklist } from '../form/PasswordChecklist';
import { Switch } from '../form/Switch';
import { TextField } from '../form/TextField';
import { Sample } from './Sample';
import type { Words } from './words';

const Month = () => {
  const [month, setMonth] = useState('2026-10');
  return <MonthPicker value={month} onChange={setMonth} last="2026-11" />;
};

/** What is inside shows years of the Buddhist era. */
const BuddhistEra = ({ children }: { children: ReactNode }) => {
  const theme = useTheme();
  return <ThemeProvider theme={{ ...theme, buddhistEra: true }}>{children}</ThemeProvider>;
};

const Day = ({ error }: { error?: string }) => {
  const [day, setDay] = useState('2026-10-05');
  return <DateField label={day} value={day} onChange={setDay} error={error} />;
};

const Group = ({ words, error }: { words: Words; error?: string }) => {
  const [chosen, setChosen] = useState([words.choices[1] ?? '']);
  return (
    <CheckboxGroup
      label={words.title}
      hint={words.hint}
      error={error}
      required
      name="choices"
      options={words.choices.map((label) => ({ value: label, label }))}
      value={chosen}
      onChange={setChosen}
    />
  );
};

/** Controls that are switched, picked or dropped. */
export const ChoiceSamples = ({ words }: { words: Words }) => {
  const [on, setOn] = useState(true);
  const [color, setColor] = useState('#0b6e6e');
  const colour = { label: words.name, pickLabel: words.action, format: words.hint };
  return (
    <>
      <Sample name="Checkbox">
        <Checkbox label={words.text} checked={on} onChange={setOn} />
        <Checkbox label={words.name} checked={false} onChange={setOn} error={words.error} required />
        <Checkbox label={words.name} checked onChange={setOn} disabled />
      </Sample>
      <Sample name="CheckboxGroup">
        <Group words={words} />
        <Group words={words} error={words.error} />
      </Sample>
      <Sample name="Fieldset">
        <Fieldset>
          <legend>{words.title}</legend>
          <Checkbox label={words.name} checked={on} onChange={setOn} />
        </Fieldset>
      </Sample>
      <Sample name="Pair">
        <Pair>
          <TextField label={words.name} value="" onChange={() => undefined} />
          <TextField label={words.status} value="" onChange={() => undefined} hint={words.hint} />
        </Pair>
      </Sample>
      <Sample name="Switch">
        <Switch label={words.status} checked={on} onChange={setOn} />
        <Switch label={words.status} checked={!on} onChange={setOn} />
        <Switch label={words.status} checked busy onChange={setOn} />
        <Switch label={words.status} checked={false} disabled onChange={setOn} />
      </Sample>
      <Sample name="ColorField">
        <ColorField {...colour} value={color} onChange={setColor} />
        <ColorField {...colour} value={color} onChange={setColor} error={words.error} />
      </Sample>
      <Sample name="MonthPicker">
        <Month />
        <BuddhistEra>
          <Month />
        </BuddhistEra>
      </Sample>
      <Sample name="DateField">
        <Day />
        <Day error={words.error} />
        <BuddhistEra>
          <Day />
        </BuddhistEra>
      </Sample>
      <Sample name="FileDrop">
        <FileDrop label={words.name} hint={words.hint} accept="image/png" onFile={() => undefined} />
        <FileDrop label={words.name} error={words.error} accept="image/png" onFile={() => undefined} />
        <FileDrop label={words.name} accept="image/png" onFile={() => undefined} busy />
      </Sample>
      <Sample name="ConditionList">
        <ConditionList
          label={words.title}
          words={{ met: words.choices[1] ?? '', notMet: words.choices[2] ?? '' }}
          conditions={[
            { key: 'met', text: words.text, met: true },
            { key: 'unmet', text: words.text, met: false },
          ]}
        />
      </Sample>
      <Sample name="PasswordChecklist">
        <PasswordChecklist password="lotus27" textOf={() => words.text} />
      </Sample>
      <Sample name="Field">
        <Field label={words.name} hint={words.hint} error={words.error} required>
          {(attributes) => <input {...attributes} defaultValue={words.text} />}
        </Field>
      </Sample>
    </>
  );
};
