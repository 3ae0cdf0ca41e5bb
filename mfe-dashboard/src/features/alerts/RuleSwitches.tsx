import type { AlertWords } from '@yinyom/texts/alert/alertWords';
import type { AlertRule, AlertSeverity } from '@yinyom/contracts/notify/alertRules';
import { Stack } from '@yinyom/ui/data/Stack';
import { Switch } from '@yinyom/ui/form/Switch';
import styled from 'styled-components';

const About = styled.span`
  display: block;
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.font.size.small};
`;

interface RuleSwitchesProps {
  rules: readonly { rule: AlertRule; severity: AlertSeverity; enabled: boolean }[];
  words: AlertWords;
  /** The rule that is being saved. */
  saving: AlertRule | null;
  isDisabled(rule: AlertRule): boolean;
  /** Says of a rule who changes it. */
  noteOf?(rule: AlertRule): string | undefined;
  onSwitch: (rule: AlertRule, enabled: boolean) => void;
}

/** What is watched, each with what it is and how grave it is; a switch takes effect at once. */
export const RuleSwitches = ({ rules, words, saving, isDisabled, noteOf, onSwitch }: RuleSwitchesProps) => (
  <Stack as="ul" $gap={3}>
    {rules.map(({ rule, severity, enabled }) => (
      <li key={rule}>
        <Switch
          checked={enabled}
          busy={saving === rule}
          disabled={isDisabled(rule)}
          onChange={(next) => onSwitch(rule, next)}
          label={
            <>
              {words.rule[rule].watches}
              <About>{[words.severity[severity], noteOf?.(rule)].filter(Boolean).join(' · ')}</About>
            </>
          }
        />
      </li>
    ))}
  </Stack>
);
