<?php
defined( 'ABSPATH' ) || exit;

// The script carried in the page: a copy that a job renews, so that no visitor waits for the installation, and none is without a
// banner while it is away.

const YINYOM_COPY  = 'yinyom_copy';
const YINYOM_RENEW = 'yinyom_renew';
/** Seconds after which the installation is asked again. */
const YINYOM_COPY_AGE = 300;
/** Bytes; more is no script of ours. */
const YINYOM_COPY_LIMIT = 1048576;

function yinyom_start_copy(): void {
	// phpcs:ignore WordPress.WP.CronInterval.ChangeDetected -- one small request, answered with "unchanged"
	add_filter( 'cron_schedules', 'yinyom_add_schedule' );
	add_action( YINYOM_RENEW, 'yinyom_renew_copy' );
	add_action( 'add_option_' . YINYOM_OPTIONS, 'yinyom_follow_options', 10, 0 );
	add_action( 'update_option_' . YINYOM_OPTIONS, 'yinyom_follow_options', 10, 0 );
	add_action( 'init', 'yinyom_plan_copy' );
	register_deactivation_hook( YINYOM_FILE, 'yinyom_deactivate' );
}

function yinyom_add_schedule( array $schedules ): array {
	$schedules[ YINYOM_RENEW ] = array(
		'interval' => YINYOM_COPY_AGE,
		// Other plugins ask for schedules before texts are there; WordPress warns of a text that is asked for too early.
		'display'  => did_action( 'init' ) ? __( 'Every five minutes', 'yinyom-consent' ) : 'Every five minutes',
	);
	return $schedules;
}

/** A copy stays in every page, so it comes on a safe way only; earlier versions kept addresses without TLS, too. */
function yinyom_carries(): bool {
	$options = yinyom_options();
	return yinyom_is_set_up() && true === $options['carry'] && '' !== yinyom_clean_server( $options['server'] );
}

/** The job is there while the copy is wanted, also after a move of the website to another database. */
function yinyom_plan_copy(): void {
	$planned = false !== wp_next_scheduled( YINYOM_RENEW );
	if ( yinyom_carries() && ! $planned ) {
		wp_schedule_event( time(), YINYOM_RENEW, YINYOM_RENEW );
	}
	if ( ! yinyom_carries() && $planned ) {
		yinyom_stop_copy();
	}
}

function yinyom_stop_copy(): void {
	wp_clear_scheduled_hook( YINYOM_RENEW );
}

/** Jobs of a plugin that is not there fail at each run, so no site of a network keeps one. */
function yinyom_deactivate( $network_wide = false ): void {
	if ( $network_wide ) {
		yinyom_in_sites( array( 'number' => 0 ), 'yinyom_stop_jobs' );
		return;
	}
	yinyom_stop_jobs();
}

function yinyom_stop_jobs(): void {
	yinyom_stop_copy();
	wp_clear_scheduled_hook( 'yinyom_find_site' );
}

/** After a change of the settings the next page has what it says. */
function yinyom_follow_options(): void {
	yinyom_plan_copy();
	yinyom_renew_copy();
}

/** Asks for the newest copy; what is there stays for any answer that is none. */
function yinyom_renew_copy(): void {
	if ( ! yinyom_carries() ) {
		delete_option( YINYOM_COPY );
		return;
	}
	$kept   = yinyom_copy();
	$answer = wp_safe_remote_get(
		yinyom_address_of( 'inline' ),
		array(
			'timeout'             => 5,
			'redirection'         => 0,
			'limit_response_size' => YINYOM_COPY_LIMIT,
			'headers'             => null === $kept ? array() : array( 'If-None-Match' => $kept['etag'] ),
		)
	);
	if ( is_wp_error( $answer ) || 200 !== (int) wp_remote_retrieve_response_code( $answer ) ) {
		return;
	}
	$script = yinyom_script_of( (string) wp_remote_retrieve_body( $answer ) );
	if ( null !== $script ) {
		update_option(
			YINYOM_COPY,
			array(
				'address' => yinyom_address_of( 'inline' ),
				'etag'    => (string) wp_remote_retrieve_header( $answer, 'etag' ),
				'script'  => $script,
			),
			// Pages of visitors read it, and nothing else does.
			false
		);
	}
}

/** What a piece says of itself in its first line; null for anything else. */
function yinyom_facts_of( string $piece ): ?array {
	$facts = 1 === preg_match( '#\A<!-- yinyom (\{[^\n]*\}) -->\n#', $piece, $found ) ? json_decode( $found[1], true ) : null;
	return is_array( $facts ) ? $facts : null;
}

/** The script of a piece (two lines: facts, element); null for anything else, and for one whose hash is another. */
function yinyom_script_of( string $piece ): ?string {
	$facts = yinyom_facts_of( $piece );
	if ( null === $facts || 1 !== preg_match( '#\A[^\n]*\n<script nonce="%YINYOM_NONCE%">(.*)</script>\s*\z#s', $piece, $found ) ) {
		return null;
	}
	$key   = (string) ( $facts['site_key'] ?? '' );
	$hash  = 'sha256-' . base64_encode( hash( 'sha256', $found[1], true ) ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- the form of the web's hashes
	$whole = ( $facts['integrity'] ?? '' ) === $hash && 0 === preg_match( '#</script|<!--#i', $found[1] );
	if ( $whole && yinyom_has_group_key() && '' !== yinyom_clean_site_key( $key ) ) {
		yinyom_keep_site( $key );
	}
	return $whole && yinyom_own_key() === $key ? $found[1] : null;
}

/** The kept copy, when it is the one of the settings of now. */
function yinyom_copy(): ?array {
	$kept = get_option( YINYOM_COPY );
	return is_array( $kept ) && ( $kept['address'] ?? '' ) === yinyom_address_of( 'inline' ) && '' !== ( $kept['script'] ?? '' ) ? $kept : null;
}
