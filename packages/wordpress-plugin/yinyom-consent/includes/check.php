<?php
defined( 'ABSPATH' ) || exit;

function yinyom_start_check(): void {
	if ( defined( 'WP_CLI' ) && WP_CLI ) {
		WP_CLI::add_command( 'yinyom check', 'yinyom_cli_check' );
	}
}

/**
 * Whether the installation answers for this website.
 *
 * @return array{ok: bool, said: string} a sentence for people
 */
function yinyom_check(): array {
	if ( ! yinyom_is_set_up() ) {
		return yinyom_verdict( false, __( 'Enter the address of your installation and the site key first.', 'yinyom-consent' ) );
	}
	$problem = yinyom_find_site();
	if ( is_wp_error( $problem ) ) {
		return yinyom_no_answer( $problem );
	}
	if ( null !== $problem ) {
		/* translators: %s: host of the website */
		return yinyom_verdict( false, sprintf( __( 'No website of the group has the host %s.', 'yinyom-consent' ), yinyom_host() ) );
	}
	$url     = yinyom_options()['server'] . '/api/v1/public/sites/' . rawurlencode( yinyom_own_key() ) . '/config';
	$answer  = wp_safe_remote_get(
		$url,
		array(
			'timeout'             => 5,
			'redirection'         => 0,
			'limit_response_size' => 65536,
		)
	);
	if ( is_wp_error( $answer ) ) {
		return yinyom_no_answer( $answer );
	}
	$status = (int) wp_remote_retrieve_response_code( $answer );
	if ( 200 !== $status ) {
		/* translators: %d: status of the answer */
		return yinyom_verdict( false, sprintf( __( 'The installation does not know this website, or its banner is not published (%d).', 'yinyom-consent' ), $status ) );
	}
	$config = json_decode( wp_remote_retrieve_body( $answer ), true );
	if ( ! is_array( $config ) || ( $config['site_key'] ?? '' ) !== yinyom_own_key() ) {
		return yinyom_verdict( false, __( 'Something else answers at this address.', 'yinyom-consent' ) );
	}
	/* translators: %d: version of the banner */
	return yinyom_verdict( true, sprintf( __( 'All is well: version %d of the banner is published.', 'yinyom-consent' ), (int) ( $config['version'] ?? 0 ) ) );
}

function yinyom_no_answer( WP_Error $error ): array {
	/* translators: %s: what went wrong */
	return yinyom_verdict( false, sprintf( __( 'The installation does not answer: %s', 'yinyom-consent' ), $error->get_error_message() ) );
}

function yinyom_verdict( bool $ok, string $said ): array {
	return array(
		'ok'   => $ok,
		'said' => $said,
	);
}

/** `wp yinyom check` */
function yinyom_cli_check(): void {
	$verdict = yinyom_check();
	$verdict['ok'] ? WP_CLI::success( $verdict['said'] ) : WP_CLI::error( $verdict['said'] );
}
