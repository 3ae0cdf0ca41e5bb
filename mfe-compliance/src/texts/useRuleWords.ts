import { useLang } from '@yinyom/mfe-kit';
import type { ComplianceWords } from '@yinyom/texts/compliance/complianceWords';
import { loadComplianceWords } from '@yinyom/texts/compliance/loadComplianceWords';
import { loadRuleSetWords } from '@yinyom/texts/rule-set/loadRuleSetWords';
import type { RuleSetWords } from '@yinyom/texts/rule-set/ruleSetWords';
import { useEffect, useState } from 'react';

export interface RuleWords {
  rules: RuleSetWords;
  checks: ComplianceWords;
}

/** Words of rules and of the checks that measure them, in the language of the page; undefined until they are there. */
export const useRuleWords = (): RuleWords | undefined => {
  const lang = useLang();
  const [loaded, setLoaded] = useState<{ lang: string; words: RuleWords }>();
  useEffect(() => {
    let wanted = true;
    // Where they do not come, the page keeps its skeleton: they come with the code of the page.
    void Promise.all([loadRuleSetWords(lang), loadComplianceWords(lang)]).then(
      ([{ default: rules }, { default: checks }]) => wanted && setLoaded({ lang, words: { rules, checks } }),
    );
    return () => {
      wanted = false;
    };
  }, [lang]);
  return loaded?.lang === lang ? loaded.words : undefined;
};
