import type { ConformityResult, JudgedRule } from '@yinyom/contracts/conformity/conformity';
import { countRules } from '@yinyom/contracts/conformity/judgeConformity';
import { basisOf, RULE_BASES, type RuleBasis } from '@yinyom/contracts/conformity/ruleSet';
import type { Lang } from '@yinyom/contracts/constants';
import type { L10n } from '@yinyom/contracts/fields';
import { html } from '@yinyom/service-kit/markup/html';
import { documentDates } from '@yinyom/service-kit/pdf/documentDates';
import { pdfPage } from '@yinyom/service-kit/pdf/pdfPage';
import { COMPLIANCE_WORDS } from '@yinyom/texts/compliance/complianceWords';
import { RULE_SET_WORDS } from '@yinyom/texts/rule-set/ruleSetWords';
import { fillText } from '@yinyom/texts/sentences/fillText';
import { fillWords } from '@yinyom/texts/sentences/fillWords';
import { measurementSentence } from '@yinyom/texts/sentences/measurementSentence';
import { DOCUMENT_STYLE } from '../page/documentStyle';

/** A text in the language of the document, else in Thai, else in any. */
const inLanguage = (text: L10n, lang: Lang): string =>
  text[lang] || text.th || Object.values(text).find(Boolean) || '';

/** Only what the law itself asks for can be fulfilled or not; a measure of the platform is a measure. */
const stateName = (rule: JudgedRule, lang: Lang): string => {
  const { states, measure_states } = RULE_SET_WORDS[lang].page;
  const { rule_state: state } = rule;
  const isMeasure = basisOf(rule) === 'platform' && (state === 'met' || state === 'not_met');
  return isMeasure ? measure_states[state] : states[state];
};

const ruleOf = (rule: JudgedRule, lang: Lang) => {
  const words = { rules: RULE_SET_WORDS[lang], checks: COMPLIANCE_WORDS[lang] };
  const { page } = words.rules;
  const { time } = documentDates(lang);
  const answer = rule.answer_by_hand;
  return html`<section>
    <h3>${stateName(rule, lang)} · ${inLanguage(rule.rule_title, lang)}</h3>
    <p>${inLanguage(rule.rule_text, lang)}</p>
    <p class="note">${fillText(page.law, { law: inLanguage(rule.rule_law, lang) })}</p>
    ${
      rule.by_hand
        ? html`<p class="source">
              ${page.by_hand}${answer !== null && `: ${fillText(page.answered, { name: answer.by.name, time: time(answer.at) })}`}
            </p>
            ${answer !== null && answer.remark !== '' && html`<p class="written">${answer.remark}</p>`}`
        : html`<p class="source">${page.measured}</p>
            <ul>
              ${rule.measurements.map(
                (one) =>
                  html`<li>
                    ${measurementSentence(one, words, lang)}${one.at !== null && ` (${time(one.at)})`}
                  </li>`,
              )}
            </ul>`
    }
  </section>`;
};

/** Rules of one basis with their counts. Where a set has one basis alone, its source says which. */
const rulesOf = (basis: RuleBasis, { judged_rules }: ConformityResult, lang: Lang) => {
  const { page } = RULE_SET_WORDS[lang];
  const rules = judged_rules.filter((rule) => basisOf(rule) === basis);
  if (rules.length === 0) return '';
  const { met: fulfilled, not_met: unfulfilled, ...counts } = countRules(rules);
  return html`${
      rules.length < judged_rules.length &&
      html`<h2>${page.bases[basis]}</h2>
        <p>${page.bases[`${basis}_hint`]}</p>`
    }
    <p><strong>${fillWords(page.counts, { ...counts, fulfilled, unfulfilled }, lang)}</strong></p>
    ${rules.map((rule) => ruleOf(rule, lang))}`;
};

/** A kept result as a document to print, with the words and the version that it was kept with. Pure. */
export const conformityDocument = (result: ConformityResult, lang: Lang): string => {
  const { page } = RULE_SET_WORDS[lang];
  const { time, day } = documentDates(lang);
  const { rule_set: set } = result;
  const title = inLanguage(set.set_title, lang);
  return pdfPage({
    lang,
    title: `${page.title} · ${result.domain_name}`,
    style: DOCUMENT_STYLE,
    content: html`<header>
        <h1>${page.title}</h1>
        <p class="owner">${fillText(page.website, { domain: result.domain_name })}</p>
        <p class="draft">${COMPLIANCE_WORDS[lang].disclaimer}</p>
        <p class="note">${fillText(page.compared, { time: time(result.compared_at) })}</p>
        <p class="note">${fillText(page.kept, { name: result.kept_by.name })}</p>
      </header>
      <h2>${title}</h2>
      <p class="note">${fillText(page.set, { version: set.set_version, date: day(set.set_date) })}</p>
      <p>${inLanguage(set.set_source, lang)}</p>
      ${RULE_BASES.map((basis) => rulesOf(basis, result, lang))}`,
  });
};
