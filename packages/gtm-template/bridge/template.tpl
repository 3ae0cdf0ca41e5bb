___TERMS_OF_SERVICE___

By creating or modifying this file you agree to Google Tag Manager's Community
Template Gallery Developer Terms of Service available at
https://developers.google.com/tag-manager/gallery-tos (or such other URL as
Google may provide), as modified from time to time.


___INFO___

{
  "type": "TAG",
  "id": "cvt_temp_public_id",
  "version": 1,
  "securityGroups": [],
  "displayName": "Yinyom CMP (script in the page)",
  "categories": [
    "TAG_MANAGEMENT",
    "PERSONALIZATION"
  ],
  "brand": {
    "id": "brand_dummy",
    "displayName": "Yinyom"
  },
  "description": "Sends Google's tags what a visitor has decided in the Yinyom banner that is in the page: denied before a choice, the stored choice at once for returning visitors, every new choice. Loads nothing.",
  "containerContexts": [
    "WEB"
  ]
}


___TEMPLATE_PARAMETERS___

[
  {
    "type": "TEXT",
    "name": "siteKey",
    "displayName": "Site key",
    "simpleValueType": true,
    "help": "In the address of your script: /sdk/v1/SITE_KEY.js. For the one tag of a group: group/GROUP_KEY",
    "valueValidators": [
      {
        "type": "NON_EMPTY"
      },
      {
        "type": "REGEX",
        "args": [
          "^(?:group/)?[0-9A-Za-z_-]{8,64}$"
        ]
      }
    ]
  },
  {
    "type": "SIMPLE_TABLE",
    "name": "defaults",
    "displayName": "Granted before a choice",
    "help": "Everything else is denied. Regions by ISO 3166-2, separated by commas; a row without one is for everywhere. Only security_storage may be granted without a choice where consent is needed.",
    "simpleTableColumns": [
      {
        "defaultValue": "",
        "displayName": "Regions",
        "name": "regions",
        "type": "TEXT"
      },
      {
        "defaultValue": "security_storage",
        "displayName": "Granted types, separated by commas",
        "name": "granted",
        "type": "TEXT"
      }
    ]
  },
  {
    "type": "TEXT",
    "name": "waitForUpdate",
    "displayName": "Milliseconds that tags wait for a choice",
    "simpleValueType": true,
    "defaultValue": 500,
    "valueValidators": [
      {
        "type": "NON_NEGATIVE_NUMBER"
      }
    ]
  },
  {
    "type": "CHECKBOX",
    "name": "adsDataRedaction",
    "checkboxText": "Redact advertising data while ad_storage is denied",
    "simpleValueType": true,
    "defaultValue": true
  },
  {
    "type": "CHECKBOX",
    "name": "urlPassthrough",
    "checkboxText": "Pass advertising information through addresses",
    "simpleValueType": true,
    "defaultValue": false
  }
]


___SANDBOXED_JS_FOR_WEB_TEMPLATE___

const callInWindow = require('callInWindow');
const copyFromWindow = require('copyFromWindow');
const getCookieValues = require('getCookieValues');
const getTimestampMillis = require('getTimestampMillis');
const gtagSet = require('gtagSet');
const JSON = require('JSON');
const makeInteger = require('makeInteger');
const setDefaultConsentState = require('setDefaultConsentState');
const updateConsentState = require('updateConsentState');

// Consent types by the type of category that carries them: 1 necessary, 2 preference, 3 statistics, 4 marketing.
const CARRIED = {
  ad_storage: 4,
  ad_user_data: 4,
  ad_personalization: 4,
  analytics_storage: 3,
  functionality_storage: 2,
  personalization_storage: 2,
  security_storage: 1
};
const TYPES = ['ad_storage', 'ad_user_data', 'ad_personalization', 'analytics_storage', 'functionality_storage', 'personalization_storage', 'security_storage'];

const listOf = (text) => (text || '').split(',').map((part) => part.trim()).filter((part) => part.length > 0);

// Rows with regions come before the one for everywhere.
const rows = data.defaults && data.defaults.length ? data.defaults.slice() : [{ regions: '', granted: 'security_storage' }];
const everywhere = rows.filter((row) => listOf(row.regions).length === 0);
const ordered = rows.filter((row) => listOf(row.regions).length > 0).concat(everywhere);
if (everywhere.length === 0) ordered.push({ regions: '', granted: 'security_storage' });
ordered.forEach((row) => {
  const granted = listOf(row.granted);
  const regions = listOf(row.regions);
  const state = { wait_for_update: makeInteger(data.waitForUpdate) };
  TYPES.forEach((type) => {
    state[type] = granted.indexOf(type) > -1 ? 'granted' : 'denied';
  });
  if (regions.length > 0) state.region = regions;
  setDefaultConsentState(state);
});
gtagSet('ads_data_redaction', !!data.adsDataRedaction);
gtagSet('url_passthrough', !!data.urlPassthrough);

// Types of categories, as the script and its cookie tell them.
const tell = (types) => {
  const state = {};
  TYPES.forEach((type) => {
    const allowed = types[CARRIED[type]];
    state[type] = CARRIED[type] === 1 || allowed === true || allowed === 1 ? 'granted' : 'denied';
  });
  updateConsentState(state);
};

// A returning visitor's choice, before any tag runs. Whatever cannot be one is none: the script asks again.
const values = getCookieValues('yinyom_' + data.siteKey.substring(0, 8));
const choice = values.length > 0 ? JSON.parse(values[0]) : undefined;
if (choice && choice.v === 1 && choice.s && makeInteger(choice.x) > getTimestampMillis() / 1000) tell(choice.s);

const follow = () => {
  callInWindow('yinyom.on', 'change', (consent) => {
    if (consent) tell(consent.types);
  });
};

if (copyFromWindow('yinyom')) {
  follow();
  data.gtmOnSuccess();
} else {
  // The script should be there and is not: everything stays denied, and the container shows that the tag failed.
  data.gtmOnFailure();
}


___WEB_PERMISSIONS___

[
  {
    "instance": {
      "key": {
        "publicId": "access_consent",
        "versionId": "1"
      },
      "param": [
        {
          "key": "consentTypes",
          "value": {
            "type": 2,
            "listItem": [
              {
                "type": 3,
                "mapKey": [
                  {
                    "type": 1,
                    "string": "consentType"
                  },
                  {
                    "type": 1,
                    "string": "read"
                  },
                  {
                    "type": 1,
                    "string": "write"
                  }
                ],
                "mapValue": [
                  {
                    "type": 1,
                    "string": "ad_storage"
                  },
                  {
                    "type": 8,
                    "boolean": true
                  },
                  {
                    "type": 8,
                    "boolean": true
                  }
                ]
              },
              {
                "type": 3,
                "mapKey": [
                  {
                    "type": 1,
                    "string": "consentType"
                  },
                  {
                    "type": 1,
                    "string": "read"
                  },
                  {
                    "type": 1,
                    "string": "write"
                  }
                ],
                "mapValue": [
                  {
                    "type": 1,
                    "string": "ad_user_data"
                  },
                  {
                    "type": 8,
                    "boolean": true
                  },
                  {
                    "type": 8,
                    "boolean": true
                  }
                ]
              },
              {
                "type": 3,
                "mapKey": [
                  {
                    "type": 1,
                    "string": "consentType"
                  },
                  {
                    "type": 1,
                    "string": "read"
                  },
                  {
                    "type": 1,
                    "string": "write"
                  }
                ],
                "mapValue": [
                  {
                    "type": 1,
                    "string": "ad_personalization"
                  },
                  {
                    "type": 8,
                    "boolean": true
                  },
                  {
                    "type": 8,
                    "boolean": true
                  }
                ]
              },
              {
                "type": 3,
                "mapKey": [
                  {
                    "type": 1,
                    "string": "consentType"
                  },
                  {
                    "type": 1,
                    "string": "read"
                  },
                  {
                    "type": 1,
                    "string": "write"
                  }
                ],
                "mapValue": [
                  {
                    "type": 1,
                    "string": "analytics_storage"
                  },
                  {
                    "type": 8,
                    "boolean": true
                  },
                  {
                    "type": 8,
                    "boolean": true
                  }
                ]
              },
              {
                "type": 3,
                "mapKey": [
                  {
                    "type": 1,
                    "string": "consentType"
                  },
                  {
                    "type": 1,
                    "string": "read"
                  },
                  {
                    "type": 1,
                    "string": "write"
                  }
                ],
                "mapValue": [
                  {
                    "type": 1,
                    "string": "functionality_storage"
                  },
                  {
                    "type": 8,
                    "boolean": true
                  },
                  {
                    "type": 8,
                    "boolean": true
                  }
                ]
              },
              {
                "type": 3,
                "mapKey": [
                  {
                    "type": 1,
                    "string": "consentType"
                  },
                  {
                    "type": 1,
                    "string": "read"
                  },
                  {
                    "type": 1,
                    "string": "write"
                  }
                ],
                "mapValue": [
                  {
                    "type": 1,
                    "string": "personalization_storage"
                  },
                  {
                    "type": 8,
                    "boolean": true
                  },
                  {
                    "type": 8,
                    "boolean": true
                  }
                ]
              },
              {
                "type": 3,
                "mapKey": [
                  {
                    "type": 1,
                    "string": "consentType"
                  },
                  {
                    "type": 1,
                    "string": "read"
                  },
                  {
                    "type": 1,
                    "string": "write"
                  }
                ],
                "mapValue": [
                  {
                    "type": 1,
                    "string": "security_storage"
                  },
                  {
                    "type": 8,
                    "boolean": true
                  },
                  {
                    "type": 8,
                    "boolean": true
                  }
                ]
              }
            ]
          }
        }
      ]
    },
    "clientAnnotations": {
      "isEditedByUser": true
    },
    "isRequired": true
  },
  {
    "instance": {
      "key": {
        "publicId": "access_globals",
        "versionId": "1"
      },
      "param": [
        {
          "key": "keys",
          "value": {
            "type": 2,
            "listItem": [
              {
                "type": 3,
                "mapKey": [
                  {
                    "type": 1,
                    "string": "key"
                  },
                  {
                    "type": 1,
                    "string": "read"
                  },
                  {
                    "type": 1,
                    "string": "write"
                  },
                  {
                    "type": 1,
                    "string": "execute"
                  }
                ],
                "mapValue": [
                  {
                    "type": 1,
                    "string": "yinyom"
                  },
                  {
                    "type": 8,
                    "boolean": true
                  },
                  {
                    "type": 8,
                    "boolean": false
                  },
                  {
                    "type": 8,
                    "boolean": false
                  }
                ]
              },
              {
                "type": 3,
                "mapKey": [
                  {
                    "type": 1,
                    "string": "key"
                  },
                  {
                    "type": 1,
                    "string": "read"
                  },
                  {
                    "type": 1,
                    "string": "write"
                  },
                  {
                    "type": 1,
                    "string": "execute"
                  }
                ],
                "mapValue": [
                  {
                    "type": 1,
                    "string": "yinyom.on"
                  },
                  {
                    "type": 8,
                    "boolean": false
                  },
                  {
                    "type": 8,
                    "boolean": false
                  },
                  {
                    "type": 8,
                    "boolean": true
                  }
                ]
              }
            ]
          }
        }
      ]
    },
    "clientAnnotations": {
      "isEditedByUser": true
    },
    "isRequired": true
  },
  {
    "instance": {
      "key": {
        "publicId": "get_cookies",
        "versionId": "1"
      },
      "param": [
        {
          "key": "cookieAccess",
          "value": {
            "type": 1,
            "string": "any"
          }
        }
      ]
    },
    "clientAnnotations": {
      "isEditedByUser": true
    },
    "isRequired": true
  },
  {
    "instance": {
      "key": {
        "publicId": "write_data_layer",
        "versionId": "1"
      },
      "param": [
        {
          "key": "keyPatterns",
          "value": {
            "type": 2,
            "listItem": [
              {
                "type": 1,
                "string": "ads_data_redaction"
              },
              {
                "type": 1,
                "string": "url_passthrough"
              }
            ]
          }
        }
      ]
    },
    "clientAnnotations": {
      "isEditedByUser": true
    },
    "isRequired": true
  }
]


___TESTS___

scenarios:
- name: Everything but security is denied before a choice
  code: |-
    runCode(given);
    assertApi('setDefaultConsentState').wasCalledWith({ wait_for_update: 500, ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied', analytics_storage: 'denied', functionality_storage: 'denied', personalization_storage: 'denied', security_storage: 'granted' });
    assertApi('updateConsentState').wasNotCalled();
- name: Regions come before everywhere, each with what it grants
  code: |-
    given.defaults = [{ regions: '', granted: 'security_storage' }, { regions: 'US-CA, US-CO', granted: 'analytics_storage' }];
    const regions = [];
    mock('setDefaultConsentState', (state) => { regions.push(state.region ? state.region.join() + ' ' + state.analytics_storage : 'everywhere ' + state.analytics_storage); });
    runCode(given);
    assertThat(regions).isEqualTo(['US-CA,US-CO granted', 'everywhere denied']);
- name: The choice of a returning visitor is sent at once
  code: |-
    mock('getCookieValues', () => ['{"v":1,"x":1796000000,"s":{"2":0,"3":1,"4":0}}']);
    runCode(given);
    assertApi('updateConsentState').wasCalledWith({ ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied', analytics_storage: 'granted', functionality_storage: 'denied', personalization_storage: 'denied', security_storage: 'granted' });
- name: An ended choice, or what is none, sends nothing
  code: |-
    mock('getCookieValues', () => ['{"v":1,"x":1794000000,"s":{"3":1}}']);
    runCode(given);
    mock('getCookieValues', () => ['granted']);
    runCode(given);
    assertApi('updateConsentState').wasNotCalled();
- name: Every choice is sent, a withdrawal, too
  code: |-
    runCode(given);
    hear({ types: { 1: true, 2: true, 3: true, 4: true } });
    assertApi('updateConsentState').wasCalledWith({ ad_storage: 'granted', ad_user_data: 'granted', ad_personalization: 'granted', analytics_storage: 'granted', functionality_storage: 'granted', personalization_storage: 'granted', security_storage: 'granted' });
    hear({ types: { 1: true, 2: false, 3: false, 4: false } });
    assertApi('updateConsentState').wasCalledWith({ ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied', analytics_storage: 'denied', functionality_storage: 'denied', personalization_storage: 'denied', security_storage: 'granted' });
- name: The script that is in the page is followed
  code: |-
    runCode(given);
    assertApi('callInWindow').wasCalled();
    assertApi('gtmOnSuccess').wasCalled();
- name: A script that should be in the page and is not is a failure, and nothing is granted
  code: |-
    mock('copyFromWindow', () => undefined);
    runCode(given);
    assertApi('gtmOnFailure').wasCalled();
    assertApi('updateConsentState').wasNotCalled();
setup: |-
  const given = { siteKey: 'k7Qm2xV9tR4b', waitForUpdate: 500, adsDataRedaction: true, urlPassthrough: false };
  mock('getCookieValues', () => []);
  mock('copyFromWindow', () => ({}));
  mock('getTimestampMillis', () => 1795000000000);
  let hear;
  mock('callInWindow', (name, event, listener) => { hear = listener; });


___NOTES___

Made for Yinyom 1.15. Trigger: Consent Initialization - All Pages. Let the script itself tell Google nothing (Websites, Settings,
Signals to vendors' tags), so that there is one default on a page.
