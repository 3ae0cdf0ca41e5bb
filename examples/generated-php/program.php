<?php
/**
 * Adds a website and publishes its banner, with a client that OpenAPI Generator made of the API document.
 *
 * openapi-generator-cli generate -i "$YINYOM_URL/api/v1/openapi.json" -g php -o yinyom --additional-properties=invokerPackage=Yinyom
 * (cd yinyom && composer install)
 * YINYOM_URL=https://consent.example.ac.th YINYOM_KEY=yk_live_… DOMAIN=www.example.ac.th php program.php
 */

require getenv('AUTOLOAD') ?: __DIR__ . '/yinyom/vendor/autoload.php';

use Yinyom\Api\ApiKeysApi;
use Yinyom\Api\ApplicationsApi;
use Yinyom\Api\TemplatesApi;
use Yinyom\ApiException;
use Yinyom\Configuration;
use Yinyom\Model\CreateApplicationBody;
use Yinyom\Model\SaveTemplateBody;

$domain = getenv('DOMAIN');
$configuration = Configuration::getDefaultConfiguration()
    ->setHost(getenv('YINYOM_URL') . '/api/v1')
    ->setAccessToken(getenv('YINYOM_KEY'));

try {
    $key = (new ApiKeysApi(config: $configuration))->getKey();
    $website = (new ApplicationsApi(config: $configuration))->createApplication(new CreateApplicationBody([
        'organization_id' => $key->getOrganizationId(),
        'domain_name' => $domain,
        'default_language' => 'th',
    ]));
    $templates = new TemplatesApi(config: $configuration);
    $draft = $templates->getTemplate($website->getId());
    $languages = json_decode(json_encode($draft->getLanguages()));
    foreach ($languages as $texts) {
        $texts->privacy->url = "https://$domain/privacy";
        // PHP writes an empty map as an empty list.
        $texts->categories = (object) $texts->categories;
    }
    $banner = $templates->saveTemplate($website->getId(), $draft->getEtag(), new SaveTemplateBody([
        'design' => $draft->getDesign(),
        'languages' => $languages,
    ]));
    echo "version {$banner->getPublishedVersion()} of $domain is published\n";
} catch (ApiException $error) {
    // `code` is stable, `message` is for people, `request_id` is for the operator.
    exit("{$error->getCode()} {$error->getResponseBody()}\n");
}
