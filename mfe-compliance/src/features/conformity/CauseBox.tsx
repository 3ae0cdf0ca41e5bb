import type { JudgedRule } from '@yinyom/contracts/conformity/conformity';
import { formatDate, Link, useLang } from '@yinyom/mfe-kit';
import { measurementSentence } from '@yinyom/texts/sentences/measurementSentence';
import { Card } from '@yinyom/ui/data/Card';
import { Fold } from '@yinyom/ui/data/Fold';
import { Notice } from '@yinyom/ui/data/Notice';
import { useInspectionTexts } from '../../texts/useInspectionTexts';
import type { RuleWords } from '../../texts/useRuleWords';
import type { Cause } from './commonCauses';
import { RuleCard } from './RuleCard';
import { Rules } from './Rules';

interface CauseBoxProps {
  cause: Cause;
  words: RuleWords;
  about: { application_id: string; scan_id: string | null };
  onAnswer: ((rule: JudgedRule) => void) | undefined;
}

/** Why several rules are unknown, said once, with what answers them all; the rules themselves are folded. */
export const CauseBox = ({ cause: { of, rules }, words, about, onAnswer }: CauseBoxProps) => {
  const t = useInspectionTexts();
  const lang = useLang();
  const sentence = measurementSentence(of, words, lang);
  return (
    <Card>
      <Notice
        action={
          onAnswer && (
            <Link to={`/websites/${about.application_id}?section=cookies`}>
              {t(of.reason === 'never_scanned' ? 'conformity.scan_first' : 'conformity.scan_again')}
            </Link>
          )
        }
      >
        {sentence}
        {of.at !== null && ` (${formatDate(of.at)})`}
      </Notice>
      <Fold title={t('conformity.unknown_for_this', { number: rules.length })}>
        <Rules>
          {rules.map((rule) => (
            <RuleCard key={rule.rule_name} {...{ rule, words, about, onAnswer }} isFolded />
          ))}
        </Rules>
      </Fold>
    </Card>
  );
};
