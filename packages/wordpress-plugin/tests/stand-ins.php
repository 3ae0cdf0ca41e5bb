<?php
// The functions of WordPress that the plugin calls, as small as its tests need them. They remember what was said.

define( 'ABSPATH', __DIR__ );

class World {
	public static array $options  = array();
	public static array $hooks    = array();
	public static array $codes    = array();
	public static array $scripts  = array();
	public static array $errors   = array();
	public static array $blocks   = array();
	public static array $asked    = array();
	public static bool $may       = true;
	public static $answer         = null;
	public static bool $api_there = false;
	public static ?string $job     = null;
	public static array $planned   = array();
	/** How often `init` has run. */
	public static int $begun       = 1;
	public static array $headers   = array();
	/** Ids of the network's sites with their addresses; none: no network. */
	public static array $sites     = array();
	public static int $site        = 1;
	/** Options of the sites that are not the present one. */
	public static array $others    = array();
	public static array $network   = array();
	public static array $archived  = array();
	/** Sites whose jobs were cleared. */
	public static array $cleared   = array();
	public static array $texts     = array();
	public static string $version  = '6.7.2';
	public static $transient       = null;
}
class WP_Error {
	public function get_error_message(): string {
		return 'timed out';
	}
}
function add_filter( $name, $callback, $priority = 10 ): void {
	World::$hooks[ $name ][] = array( $priority, $callback );
}
function add_action( $name, $callback, $priority = 10 ): void {
	add_filter( $name, $callback, $priority );
}
function apply_filters( $name, $value ) {
	foreach ( World::$hooks[ $name ] ?? array() as [ , $callback ] ) {
		$value = $callback( $value );
	}
	return $value;
}
function do_action( $name ): string {
	$hooks = World::$hooks[ $name ] ?? array();
	usort( $hooks, fn( $one, $other ) => $one[0] <=> $other[0] );
	ob_start();
	foreach ( $hooks as [ , $callback ] ) {
		$callback();
	}
	return ob_get_clean();
}
function __return_true(): bool {
	return true;
}
function get_option( $name, $default = false ) {
	return World::$options[ $name ] ?? $default;
}
function add_settings_error( $setting, $code, $message ): void {
	World::$errors[] = $code;
}
function add_shortcode( $name, $callback ): void {
	World::$codes[ $name ] = $callback;
}
function do_shortcode( $text ) {
	return $text;
}
function register_block_type( $name, $settings ): void {
	World::$blocks[ $name ] = $settings;
}
function wp_register_script( ...$args ): void {
	World::$scripts[ $args[0] ] = $args;
}
function wp_enqueue_script( ...$args ): void {
	World::$scripts[ $args[0] ] = $args;
}
function wp_script_is(): bool {
	return World::$api_there;
}
function plugins_url( $path ): string {
	return 'https://site.example/wp-content/plugins/yinyom-consent/' . $path;
}
function plugin_basename(): string {
	return 'yinyom-consent/yinyom-consent.php';
}
function wp_get_script_tag( $attributes ): string {
	$text = '';
	foreach ( $attributes as $name => $value ) {
		$text .= true === $value ? " $name" : " $name=\"" . esc_attr( $value ) . '"';
	}
	return "<script$text></script>\n";
}
function esc_attr( $text ): string {
	return htmlspecialchars( (string) $text, ENT_QUOTES );
}
function esc_html( $text ): string {
	return htmlspecialchars( (string) $text, ENT_QUOTES );
}
function esc_url( $text ): string {
	return preg_match( '#\Ahttps?://#', $text ) ? esc_attr( $text ) : '';
}
function __( $text ): string {
	return World::$texts[ $text ] ?? $text;
}
function load_textdomain( $domain, $file ): void {
	World::$texts = ( require preg_replace( '/\.mo\z/', '.l10n.php', $file ) )['messages'];
}
function get_bloginfo(): string {
	return World::$version;
}
function determine_locale(): string {
	return 'th';
}
function wp_add_privacy_policy_content( $name, $text ): void {
	World::$blocks['privacy'] = $text;
}
function esc_html__( $text ): string {
	return esc_html( __( $text ) );
}
function esc_html_e( $text ): void {
	echo esc_html( __( $text ) );
}
function wp_safe_remote_get( $url, $args ) {
	World::$asked[]  = $url;
	World::$headers = $args['headers'] ?? array();
	return World::$answer;
}
function home_url(): string {
	return World::$sites[ World::$site ] ?? 'https://library.example.ac.th/start';
}
function is_multisite(): bool {
	return array() !== World::$sites;
}
function get_site_option( $name, $default = false ) {
	return World::$network[ $name ] ?? $default;
}
function get_sites( $query ) {
	$ids = array_keys( World::$sites );
	if ( 0 === ( $query['archived'] ?? null ) ) {
		$ids = array_values( array_diff( $ids, World::$archived ) );
	}
	return isset( $query['count'] ) ? count( $ids ) : array_slice( $ids, $query['offset'] ?? 0, $query['number'] ?: null );
}
function switch_to_blog( $id ): void {
	World::$others[ World::$site ] = World::$options;
	World::$others[0]              = World::$site;
	World::$site                   = $id;
	World::$options                = World::$others[ $id ] ?? array();
}
function restore_current_blog(): void {
	World::$others[ World::$site ] = World::$options;
	World::$site                   = World::$others[0];
	World::$options                = World::$others[ World::$site ] ?? array();
}
function network_admin_url( $path ): string {
	return 'https://site.example/wp-admin/network/' . $path;
}
function add_submenu_page( ...$args ): void {
	World::$blocks['network page'] = $args;
}
function settings_errors(): void {
}

function wp_parse_url( $url, $part ) {
	return parse_url( $url, $part );
}
function is_wp_error( $thing ): bool {
	return $thing instanceof WP_Error;
}
function wp_remote_retrieve_response_code( $answer ): int {
	return $answer['code'];
}
function wp_remote_retrieve_body( $answer ): string {
	return $answer['body'];
}
function register_setting( $group, $name, $args ): void {
	World::$blocks[ 'setting ' . $name ] = $args;
}
function add_options_page( ...$args ): void {
	World::$blocks['page'] = $args;
}
function current_user_can(): bool {
	return World::$may;
}
function get_current_user_id(): int {
	return 7;
}
function get_transient() {
	return World::$transient ?? array(
		'ok'   => false,
		'said' => '<b>no</b>',
	);
}
function delete_transient(): void {
}
function settings_fields(): void {
	echo 'nonce-of-options';
}
function wp_nonce_field(): void {
	echo 'nonce-of-check';
}
function submit_button(): void {
	echo '<button>';
}
function admin_url( $path ): string {
	return 'https://site.example/wp-admin/' . $path;
}
function wp_die( $text ): void {
	throw new RuntimeException( $text );
}
function update_option( $name, $value ): void {
	World::$options[ $name ] = $value;
}
function delete_option( $name ): void {
	unset( World::$options[ $name ] );
}
function wp_next_scheduled() {
	return null === World::$job ? false : 1;
}
function wp_schedule_event( $time, $recurrence, $hook ): void {
	World::$job = $recurrence . ' ' . $hook;
}
function wp_schedule_single_event( $time, $hook ): void {
	World::$planned[] = $hook;
}
function wp_clear_scheduled_hook( $hook ): void {
	World::$job       = null;
	World::$cleared[] = World::$site . ' ' . $hook;
}
function did_action(): int {
	return World::$begun;
}
function register_deactivation_hook( $file, $callback ): void {
	add_filter( 'deactivate', $callback );
}
function wp_remote_retrieve_header( $answer, $name ): string {
	return $answer[ $name ] ?? '';
}
function wp_sanitize_script_attributes( $attributes ): string {
	$text = '';
	foreach ( $attributes as $name => $value ) {
		$text .= true === $value ? " $name" : " $name=\"" . esc_attr( $value ) . '"';
	}
	return $text;
}
function checked( $is ): void {
	echo $is ? 'checked' : '';
}
function absint( $number ): int {
	return abs( (int) $number );
}
