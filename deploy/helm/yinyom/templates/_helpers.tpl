{{- define "yinyom.name" -}}
{{- default .Chart.Name .Values.nameOverride | trunc 63 | trimSuffix "-" }}
{{- end }}

{{/* Room is left for the longest suffix, so that no name of an object is longer than 63. */}}
{{- define "yinyom.fullname" -}}
{{- if .Values.fullnameOverride }}
{{- .Values.fullnameOverride | trunc 48 | trimSuffix "-" }}
{{- else if contains (include "yinyom.name" .) .Release.Name }}
{{- .Release.Name | trunc 48 | trimSuffix "-" }}
{{- else }}
{{- printf "%s-%s" .Release.Name (include "yinyom.name" .) | trunc 48 | trimSuffix "-" }}
{{- end }}
{{- end }}

{{/* What never changes of a component: (list $ "gateway"). */}}
{{- define "yinyom.selector" -}}
{{- $root := index . 0 -}}
app.kubernetes.io/name: {{ include "yinyom.name" $root }}
app.kubernetes.io/instance: {{ $root.Release.Name }}
app.kubernetes.io/component: {{ index . 1 }}
{{- end }}

{{- define "yinyom.labels" -}}
{{- $root := index . 0 -}}
{{ include "yinyom.selector" . }}
app.kubernetes.io/version: {{ $root.Chart.AppVersion | quote }}
app.kubernetes.io/part-of: yinyom
app.kubernetes.io/managed-by: {{ $root.Release.Service }}
helm.sh/chart: {{ printf "%s-%s" $root.Chart.Name $root.Chart.Version | replace "+" "_" | trunc 63 | trimSuffix "-" }}
{{- end }}

{{/* (list $ image): with the registry in front, and the digest before the tag. */}}
{{- define "yinyom.image" -}}
{{- $root := index . 0 }}{{- $image := index . 1 }}
{{- with $root.Values.global.image.registry }}{{ . }}/{{ end }}{{ $image.repository }}
{{- if $image.digest }}@{{ $image.digest }}{{ else }}:{{ default $root.Chart.AppVersion $image.tag }}{{ end }}
{{- end }}

{{- define "yinyom.serviceAccount" -}}
{{- if .Values.serviceAccount.create }}{{ default (include "yinyom.fullname" .) .Values.serviceAccount.name }}
{{- else }}{{ default "default" .Values.serviceAccount.name }}{{ end }}
{{- end }}

{{- define "yinyom.secret" -}}
{{- default (include "yinyom.fullname" .) .Values.existingSecret }}
{{- end }}

{{- define "yinyom.dataClaim" -}}
{{- default (printf "%s-data" (include "yinyom.fullname" .)) .Values.persistence.existingClaim }}
{{- end }}

{{/* Secret settings that every process but the worker is given, as a JSON list. */}}
{{- define "yinyom.secretSettings" -}}
{{- $needed := list "JWT_SECRET" "INTERNAL_SECRET" "INGEST_SECRET" "DATA_SECRET" "MONGODB_URI" "SMTP_URL" "RELEASE_KEY" }}
{{- $more := .Values.secretSettings }}
{{- if not .Values.existingSecret }}
{{- range $needed }}
{{- if not (get $.Values.secrets .) }}{{ fail (printf "secrets.%s is missing; or name a Secret of yours in existingSecret" .) }}{{ end }}
{{- end }}
{{- $more = without (keys .Values.secrets) "BACKUP_KEY" }}
{{- end }}
{{- concat $needed $more | uniq | sortAlpha | toJson }}
{{- end }}

{{/* (list $ names): each secret is a file, and its setting names the file. */}}
{{- define "yinyom.secretEnv" -}}
{{- range index . 1 }}
- { name: {{ . }}_FILE, value: /run/secrets/yinyom/{{ . }} }
{{- end }}
{{- end }}

{{- define "yinyom.secretVolume" -}}
- name: secrets
  secret:
    secretName: {{ include "yinyom.secret" (index . 0) }}
    defaultMode: 0440
    items:
      {{- range index . 1 }}
      - { key: {{ . }}, path: {{ . }} }
      {{- end }}
{{- end }}

{{- define "yinyom.dataVolume" -}}
- name: data
  {{- if .Values.persistence.enabled }}
  persistentVolumeClaim: { claimName: {{ include "yinyom.dataClaim" . }} }
  {{- else }}
  emptyDir: {}
  {{- end }}
{{- end }}

{{/* Changed settings and secrets start new pods. */}}
{{- define "yinyom.checksums" -}}
checksum/config: {{ include (print .Template.BasePath "/configmap.yaml") . | sha256sum }}
{{- if not .Values.existingSecret }}
checksum/secrets: {{ include (print .Template.BasePath "/secret.yaml") . | sha256sum }}
{{- end }}
{{- end }}

{{/* (list $ component values): what all pods have in common. */}}
{{- define "yinyom.podCommon" -}}
{{- $root := index . 0 }}{{- $own := index . 2 }}
serviceAccountName: {{ include "yinyom.serviceAccount" $root }}
automountServiceAccountToken: false
enableServiceLinks: false
{{- with $root.Values.global.imagePullSecrets }}
imagePullSecrets: {{ toYaml . | nindent 2 }}
{{- end }}
securityContext: {{ toYaml $root.Values.podSecurityContext | nindent 2 }}
{{- with $own.nodeSelector }}
nodeSelector: {{ toYaml . | nindent 2 }}
{{- end }}
{{- with $own.tolerations }}
tolerations: {{ toYaml . | nindent 2 }}
{{- end }}
{{- with $own.affinity }}
affinity: {{ toYaml . | nindent 2 }}
{{- end }}
topologySpreadConstraints:
  - maxSkew: 1
    topologyKey: kubernetes.io/hostname
    whenUnsatisfiable: ScheduleAnyway
    labelSelector: { matchLabels: {{ include "yinyom.selector" . | fromYaml | toJson }} }
{{- end }}
