import { en as evidence } from '../evidence-words/en';
import type { FindingWords } from './th';

export const en: FindingWords = {
  evidence,
  verdict: { violation: 'Violation', warning: 'Warning', notice: 'Notice' },
  kind: {
    cname: 'Disguised names',
    technique: 'Recognising and recording',
    signal: 'What vendors are told',
    banner: 'The banner itself',
  },
  finding: {
    cloaked: {
      title: 'A name of your own domain leads to a tracking company',
      advice:
        'Block this address until consent, or ask the company for an address of its own. Its cookies count as a third party’s, whatever their domain says.',
    },
    delegated: {
      title: 'A name of your own domain leads to somebody else',
      advice:
        'Find out whose service answers there and what it collects, then classify its cookies or block the address.',
    },
    own_domain_tagging: {
      title: 'Google’s tagging runs under a name of your own domain',
      advice:
        'Make sure that it receives the visitor’s choice, and block its address until consent where it measures.',
    },
    canvas: {
      title: 'A script recognises the device by what it draws',
      advice:
        'Block this script until consent, unless it guards against bots; then allow it with that reason.',
    },
    canvas_font: {
      title: 'A script recognises the device by its fonts',
      advice:
        'Block this script until consent, unless it guards against bots; then allow it with that reason.',
    },
    webgl: {
      title: 'A script recognises the device by its graphics hardware',
      advice:
        'Block this script until consent, unless it guards against bots; then allow it with that reason.',
    },
    audio: {
      title: 'A script recognises the device by how it computes sound',
      advice:
        'Block this script until consent, unless it guards against bots; then allow it with that reason.',
    },
    webrtc: {
      title: 'A script looks for the device’s network addresses',
      advice: 'Block this script until consent; nothing on the page needs a call connection.',
    },
    enumeration: {
      title: 'A script reads many properties of the device',
      advice: 'Look at what the script is for. Together they can tell devices apart.',
    },
    session_recorder: {
      title: 'Mouse, scrolling and input are recorded',
      advice:
        'Block this recorder until consent, name it in your policy, and mask form fields in its settings.',
    },
    key_logging: {
      title: 'What is typed is sent before the form is',
      advice:
        'Stop this script from reading form fields, or block it until consent. Visitors do not expect that.',
    },
    evercookie: {
      title: 'The same identifier is kept in several places',
      advice: 'Block this script until consent: deleting cookies does not end what it knows.',
    },
    link_decoration: {
      title: 'Links get identifiers that go along to other websites',
      advice:
        'Block this script until consent to marketing, or switch the linking of domains off in its settings.',
    },
    cookie_to_third_party: {
      title: 'A cookie of yours is sent to another company',
      advice: 'Block the receiver until consent, and name it where you say what the cookie is for.',
    },
    signal_missing: {
      title: 'Google is told nothing about the choice',
      advice: 'Put the website’s script before Google’s tags, so that consent mode is there when they start.',
    },
    default_granted: {
      title: 'Google is told “granted” before anybody chose',
      advice:
        'Remove the default that grants, or set it to denied. Only one default may stand on a page, and it must deny.',
    },
    told_granted_after_refusal: {
      title: 'A vendor is told “granted” although the visitor declined',
      advice: 'Find the tag that sends its own consent command, often in a tag manager, and remove it.',
    },
    told_denied_after_accept: {
      title: 'A vendor is told “denied” although the visitor accepted',
      advice:
        'Measurements are lost. Send the update after the choice, and on every page of a returning visitor.',
    },
    late_default: {
      title: 'Google’s tags start before their consent default',
      advice:
        'Put the website’s script before Google’s tags, or set the default in the tag manager’s template.',
    },
    two_defaults: {
      title: 'Two consent defaults stand on one page',
      advice: 'Remove all but one, or nobody can tell which one applies.',
    },
    ads_granted_by_statistics: {
      title: 'Consent to statistics grants advertising storage',
      advice:
        'Let ad_storage follow the marketing category only. Since June 2026 it alone decides about advertising data.',
    },
    no_reject_on_first_layer: {
      title: 'Declining takes more clicks than accepting',
      advice: 'Put a button that declines beside the one that accepts, on the first layer.',
    },
    reject_smaller: {
      title: 'The button that declines is smaller',
      advice: 'Give both buttons the same size.',
    },
    reject_fainter: {
      title: 'The button that declines is harder to read',
      advice: 'Give both buttons the same contrast, at least 4.5:1.',
    },
    preticked: {
      title: 'Optional categories are ticked in advance',
      advice: 'Untick them. A box that nobody ticked is no consent.',
    },
    consent_without_choice: {
      title: 'Scrolling, closing or waiting counts as consent',
      advice: 'Count only the press of a button that accepts.',
    },
    cookie_wall: {
      title: 'The page cannot be used without a choice',
      advice: 'Let visitors read the page without accepting.',
    },
    no_withdrawal: {
      title: 'There is no way to withdraw within two clicks',
      advice: 'Show a cookie button on every page. Withdrawing must be as easy as consenting.',
    },
    other_language: {
      title: 'The banner speaks another language than the page',
      advice: 'Publish the banner in the languages of the website.',
    },
    policy_unreachable: {
      title: 'The link to the policy does not work',
      advice: 'Correct the address of the policy.',
    },
    keyboard_trap: {
      title: 'The keyboard cannot leave the banner',
      advice: 'Let Tab and Escape lead out of it.',
    },
    not_reachable_by_keyboard: {
      title: 'The banner cannot be used with the keyboard',
      advice: 'Make its buttons reachable with Tab, in their order.',
    },
    overflow: {
      title: 'The banner does not fit small or enlarged screens',
      advice: 'Check it at 320 pixels and at 200 % zoom.',
    },
    asks_again: {
      title: 'Who declined is asked again on the next visit',
      advice: 'Keep a refusal as long as a consent.',
    },
  },
};
