import type { AlertWords } from './AlertWords';

/** Words of alerts in English. */
export const en: AlertWords = {
  severity: { critical: 'Critical', warning: 'Warning', notice: 'Notice' },
  state: { raised: 'New', acknowledged: 'Assigned', snoozed: 'Snoozed', resolved: 'Resolved' },
  share: '{share} ({low}–{high})',
  rule: {
    script_missing: {
      title: 'The consent script is missing',
      text: {
        silent:
          'Two looks at {url} did not find the script. The banner was last shown at {silent_since}; about {expected} more times were to be expected since.',
        other: 'Two looks at {url} did not find the script.',
      },
      next: {
        tag_manager:
          'Only a tag manager was found on the page: check that its container still loads the script, and that it was published.',
        other:
          'Put the script back as the first one in the head of every page. A new theme, a cache plugin or a moved container often takes it out.',
      },
      action: 'See the script',
      watches: 'Nobody sees the banner any more, and the script is no longer on the home page',
    },
    answers_stopped: {
      title: 'The banner is shown, but hardly anybody answers',
      text: {
        other:
          'From {from} to {to}, {measured} of those who saw the banner answered ({count} of {total}); usual is {usual}.',
      },
      next: {
        other:
          'Open the website and press the buttons of the banner: something may lie over them, or the website may refuse what they send.',
      },
      action: 'See the banner',
      watches: 'The banner is shown, but its buttons do not seem to work',
    },
    violation_new: {
      title: '{name} is set without the consent it needs',
      titles: { visitors: '{name} was in browsers of visitors who had agreed to nothing' },
      text: {
        visitors:
          'Browsers of visitors who had declined or not answered, in three or more networks, had {name} on {domain}. No scan has found it. It may be left from an earlier visit.',
        before:
          'The scan found {name} of {domain} on {page} before anybody had agreed to anything. Set by: {set_by}.',
        other:
          'The scan found {name} of {domain} on {page} although the visitor had declined. Set by: {set_by}.',
      },
      next: {
        visitors:
          'See among the names that visitors’ browsers reported what it is, scan the page that sets it, and block it until there is consent.',
        hold: 'Let the script block {hold} until there is consent, or take the tag out. Then scan again.',
        other: 'See in the scan what sets it, and block it until there is consent. Then scan again.',
      },
      action: 'See the scan',
      actions: { visitors: 'See the reported names' },
      watches:
        'A scan finds something that needs consent and was not there in the scan before, or it is in browsers of visitors who did not agree',
    },
    signal_contradiction: {
      title: '{company} is told something else than the visitor chose',
      text: {
        default_granted:
          '{company} was told that consent is granted before anybody had chosen anything, on {page} ({sent}).',
        told_granted_after_refusal:
          '{company} was told that consent is granted although the visitor had declined, on {page} ({sent}).',
        ads_granted_by_statistics:
          '{company} was told that advertising is granted although only statistics was agreed to, on {page} ({sent}).',
        other: '{company} was told that consent is granted without it, on {page} ({sent}).',
      },
      next: {
        default_granted:
          'Set the default to denied before the first tag, in one place only. Then scan again.',
        told_granted_after_refusal:
          'Let the banner, and nothing else, update the signal when somebody declines. Then scan again.',
        ads_granted_by_statistics:
          'Tie ad_storage to the category of marketing, never to statistics. Then scan again.',
        other: 'See in the scan what was sent, and let only the banner tell it. Then scan again.',
      },
      action: 'See the scan',
      watches:
        'A scan sees Google or Microsoft told that consent is granted before it was given or after a refusal',
    },
    ledger_gap: {
      title: 'A day of the consent log is not in order',
      text: {
        unsigned: '{day} is not signed yet. A day is signed within 30 minutes after midnight.',
        other: 'The records of {day} are no longer what was recorded.',
      },
      next: {
        other:
          'Nothing on your website causes this. Tell your Yinyom operator, and keep an export of the consent log.',
      },
      action: 'See the consent log',
      watches: 'A day of the consent log is not signed, or its records were changed',
    },
    rate_drop: {
      title: 'Fewer visitors accept than usual',
      text: {
        other:
          'From {from} to {to}, {measured} of those who decided accepted, usually {usual_share} ({total} decisions, compared with {usual_total}).',
      },
      next: {
        other:
          'Look at what changed: a publication, a new page, a banner that lies over the page. Fewer may simply want to.',
      },
      action: 'See the figures',
      watches: 'The share that accepts falls by 10 points or more, beyond chance',
    },
    rate_jump: {
      title: 'More visitors accept than usual',
      text: {
        other:
          'From {from} to {to}, {measured} of those who decided accepted, usually {usual_share} ({total} decisions, compared with {usual_total}).',
      },
      next: {
        other:
          'Check that declining is still as easy as accepting: is the button to decline in sight, and is nothing ticked beforehand?',
      },
      action: 'See the figures',
      watches: 'The share that accepts rises by 10 points or more, beyond chance',
    },
    banner_late: {
      title: 'The banner comes late',
      text: {
        usual:
          'From {from} to {to}, in {measured} of the page views whose wait is known the banner stood more than 3 seconds after the page began to arrive ({count} of {total}); usual is {usual_share}.',
        other:
          'From {from} to {to}, in {measured} of the page views whose wait is known the banner stood more than 3 seconds after the page began to arrive ({count} of {total}).',
      },
      next: {
        other:
          'Put the script as the first one in the head of every page, and take it out of whatever delays scripts: a cache plugin, a tag manager, a part of the page that comes later.',
      },
      action: 'See the script',
      watches: 'More than half of those who see the banner wait more than 3 seconds for it',
    },
    cookie_unclassified: {
      title: 'Cookies have no category',
      text: { other: 'Without a category for more than a day: {amount}. Among them: {names}.' },
      next: { other: 'Give each a category: nobody can consent to a cookie without a purpose.' },
      action: 'Categorize cookies',
      watches: 'New cookies have no category after a day',
    },
    consent_expiring: {
      title: 'Many consents end soon',
      text: { other: '{measured} of the consents in force end within 14 days ({count} of {total}).' },
      next: {
        other:
          'Read the texts of the banner and publish what has to change, before many visitors are asked again.',
      },
      action: 'See the banner',
      watches: 'More than 30% of the consents in force end within 14 days',
    },
    certificate_expiring: {
      title: 'The certificate of the website ends soon',
      text: { other: 'The certificate of {url} ends on {ends_at}.' },
      next: {
        other:
          'Renew it where the website is hosted: without it browsers open neither the website nor its banner.',
      },
      action: 'See the website',
      watches: 'The certificate of the website ends within 14 days',
    },
    text_stale: {
      title: 'A link to the privacy notice does not open',
      text: { other: 'Two looks in a row were answered with {found}, the last one at {since}.' },
      next: { other: 'Correct the address in the texts of the banner, or bring the page back.' },
      action: 'See the texts',
      watches: 'A link to the privacy notice does not open twice in a row',
    },
    delivery_failing: {
      title: 'A webhook takes no messages',
      text: { other: '{names} has taken no message since {since}.' },
      next: { other: 'See what it answers. After five days it is switched off.' },
      action: 'See the webhooks',
      watches: 'A webhook has taken no message for a day',
    },
    key_expiring: {
      title: 'An API key ends soon',
      text: { other: '{names} ends on {ends_at}.' },
      next: { other: 'Rotate it, so that the programs that use it go on.' },
      action: 'See the API keys',
      watches: 'An API key ends within 14 days',
    },
  },
};
