/**
 * Sets of rules without their words, which are in `packages/texts/src/rule-set`. Newest first: the first is the one that pages show. A row
 * here and its words make a new set. A new version takes the row of the one before: results keep the rules and words that they are about.
 */
export const RULE_SET_ROWS = [
  {
    rule_set_id: 'pdpa-2019',
    words: 'pdpa_2019',
    set_version: '2',
    set_date: '2026-12-01',
    /** Rules that the Act does not contain in its words. */
    own_measures: [
      ...['installed', 'reject_at_once', 'reject_as_large', 'reject_as_visible', 'not_asked_again'],
      ...['readers_language', 'keyboard', 'small_screens', 'classified', 'scanned'],
    ],
    rules: {
      published: ['check.published'],
      installed: ['check.verified'],
      before_choice: ['check.clean'],
      clear_act: ['banner.consent_without_choice'],
      not_preticked: ['banner.preticked'],
      reject_at_once: ['banner.no_reject_on_first_layer'],
      reject_as_large: ['banner.reject_smaller'],
      reject_as_visible: ['banner.reject_fainter'],
      no_wall: ['banner.cookie_wall'],
      not_asked_again: ['banner.asks_again'],
      withdrawal: ['banner.no_withdrawal'],
      consequences: [],
      separate: [],
      readers_language: ['banner.other_language'],
      keyboard: ['banner.keyboard_trap', 'banner.not_reachable_by_keyboard'],
      small_screens: ['banner.overflow'],
      purposes: ['check.purposes'],
      classified: ['check.classified'],
      notice_opens: ['check.privacy_link', 'banner.policy_unreachable'],
      notice_content: [],
      controller_named: [],
      minors: [],
      dpo: ['check.dpo'],
      scanned: ['check.scanned'],
    },
  },
] as const;
